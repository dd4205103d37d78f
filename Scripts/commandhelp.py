"""The help of almanac's commands as the tool prints it, for Scripts/manual and Scripts/site."""

import json
import subprocess
from pathlib import Path

DASHES = {"short": "-", "long": "--", "longWithSingleDash": "-"}


def ask(tool, *words):
    """The standard output of the tool."""
    return subprocess.run([tool, *words], check=True, capture_output=True, text=True).stdout


def help_of(tool):
    """The tree of commands, with what almanac-server beside the tool has."""
    root = json.loads(ask(tool, "--experimental-dump-help"))["command"]
    server = Path(tool).resolve().parent / "almanac-server"
    if server.exists():
        merge(root, json.loads(ask(str(server), "--experimental-dump-help"))["command"])
    return root


def merge(command, server):
    """Gives commands that almanac-server runs the arguments and subcommands that it has for them."""
    ours = {each["commandName"]: each for each in command.get("subcommands", [])}
    for theirs in server.get("subcommands", []):
        name = theirs["commandName"]
        if name == "help":
            continue
        if name not in ours:
            command.setdefault("subcommands", []).append(theirs)
            continue
        own = ours[name]
        if not shown(theirs) or not shown(own):
            own["arguments"] = theirs.get("arguments", [])
            own["discussion"] = theirs.get("discussion", own.get("discussion", ""))
        merge(own, theirs)


def shown(command):
    """The subcommands that a user may run."""
    return [each for each in command.get("subcommands", []) if each["shouldDisplay"] and each["commandName"] != "help"]


def shown_arguments(command):
    """The arguments of a command, without those that all commands have."""
    for argument in command.get("arguments", []):
        names = {each["name"] for each in argument.get("names", [])}
        if argument["shouldDisplay"] and not names & {"help", "version"}:
            yield argument


def spellings(argument):
    """The spellings of an argument, the last one with its value: -o, --output <output>."""
    value = f"<{argument.get('valueName', 'value')}>"
    if argument["kind"] == "positional":
        return [value + (" ..." if argument["isRepeating"] else "")]
    names = sorted((DASHES[name["kind"]] + name["name"] for name in argument["names"]), key=len)
    return names[:-1] + [names[-1] + (f" {value}" if argument["kind"] == "option" else "")]


def about(argument):
    """The help of an argument, with its default if the help lacks it."""
    text = argument.get("abstract", "")
    default = argument.get("defaultValue")
    return f"{text} (default: {default})".strip() if default and "(default:" not in text else text
