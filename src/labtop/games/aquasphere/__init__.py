"""AquaSphere (Stefan Feld, 2014). `rules.py` puts the parts together."""
