"""The frozen program begins here: a process of its solver goes no further, and loads no Qt."""

from multiprocessing import freeze_support

freeze_support()
