#!/bin/sh
# Render pictures with the lowest priority and a short log, for example: studio/render.sh front angle folder=books
cd "$(dirname "$0")/.." || exit 1
nice -n 19 blender -b --factory-startup -t 2 -P studio/render.py -- "$@" 2>&1 |
	grep -E --line-buffered '^(DONE|FAILED|Traceback|  File|[A-Za-z]*Error)'
