"""Tournaments of bots: every seat order on the same deals, on all cores, with ratings that know how sure they are."""
