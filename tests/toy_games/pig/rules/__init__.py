"""Everybody rolls a die and hides it. In a turn one rolls on and on, until one keeps the sum or loses it with a 1.

Who keeps 30 or more ends the game. Then the hidden dice are shown and added. Most points win.
"""
