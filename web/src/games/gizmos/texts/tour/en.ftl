# The tour of Gizmos, in English: a caption for each picture.

tour-pick = Energy comes as coloured spheres. Pick one from the row, and it rolls into your storage ring.
tour-build = Spheres pay for gizmos. What you have built is worth points, and it starts to work for you.
tour-file = Not enough spheres yet? File the card in your archive, and nobody else can take it.
tour-trigger = Gizmos react to what you do. This one waits for red: pick red, and it brings you another sphere.
tour-chain = What one gizmo does can set off the next. That is how small machines become a chain reaction.
tour-end = Four gizmos of level III, or sixteen in all, bring on the last round. The player with the most points wins.
