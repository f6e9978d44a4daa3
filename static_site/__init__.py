"""Builds the site of files alone: the notebooks, run by Python in the visitor's browser.

It runs in an environment of its own, `make site` makes it: what it needs must not meet the app's.
"""
