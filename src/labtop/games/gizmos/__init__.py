"""Gizmos (Phil Walker-Harding, 2018). `rules.py` puts the parts together."""
