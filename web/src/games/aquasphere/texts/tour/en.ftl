# The tour of AquaSphere, in English: a caption for each picture.

tour-station = A research station deep under the sea: six sectors in a ring. Submarines drift by, octopods are curious.
tour-program = Your engineer steps from colour to colour at headquarters, and each time a bot of yours is programmed.
tour-act = Your scientist takes the bot through the station. Locks cost time markers; where the bot goes to work, you control the sector.
tour-colours = Seven colours, seven jobs: expand the lab, take time markers or crystals, catch octopods, launch submarines, take research cards, program bots.
tour-push = On a control space there is room for one bot. Whoever comes later pushes the other off to the charging station.
tour-score = After each of four rounds there is a scoring. At red lines a crystal opens the way, and whoever has the most points at the end wins.
