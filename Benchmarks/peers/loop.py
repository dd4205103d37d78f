"""A program of this folder, many times in one process: loop.py PROGRAM SCENE.json COVER

Writes the picture to each path of standard input, and then prints the path. A program with `prepare` keeps what that
returns; the others have nothing to keep but their modules.
"""
import importlib
import json
import sys

with open(sys.argv[2]) as file:
    scene = json.load(file)
program = importlib.import_module(sys.argv[1])
kept = program.prepare(scene, sys.argv[3])
for line in sys.stdin:
    program.draw(kept, scene, line.rstrip("\n"))
    print(line, end="", flush=True)
