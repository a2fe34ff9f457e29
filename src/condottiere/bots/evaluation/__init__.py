"""The evaluation of `expert`: it scores actions by one seat's Observation.

The modules are written like the rules, as plain functions over an Observation. They run in CPython, and
compiled over an OBSERVATION record.
"""
