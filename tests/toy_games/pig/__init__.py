"""Pig with a hidden die each: a game in its smallest form."""
