"""`labtop stats`: what many records show, as tables, bars and a page."""
