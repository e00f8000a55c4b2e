const e=`# The page about privacy in English.

privacy-stored = What this server keeps about a table: the names that people gave themselves, the moves with their times, and a hash of the secret link of each seat. There are no accounts, no cookies, and nothing is sent to anybody else. Everything else, such as your settings and your puzzles, is kept by this browser alone.
privacy-delete-about = Whoever holds a seat can have it forgotten: the name and the secret link are deleted from the server at once. If others play at the table, the computer plays on in that seat. With the last person, the whole table is deleted. It cannot be undone.
privacy-tables = Tables of this browser
privacy-no-tables = This browser knows no tables.
privacy-delete = Delete my data
privacy-sure = Delete this for good?
privacy-yes = Yes, delete
privacy-no = No, keep it
privacy-deleted-whole = The whole table is deleted.
privacy-deleted-seat = Your name and your link are deleted. The table stays for the others.
privacy-gone = The server did not know this seat any more. This browser has forgotten it too.
privacy-unfinished = unfinished
`;export{e as default};
