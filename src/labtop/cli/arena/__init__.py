"""`labtop arena`: bots against bots, with everything kept in a folder."""
