"""Runs a program that writes to an e-ink panel, with the real library and recorded hardware.

    python run.py RECORD VARIANT PROGRAM

RECORD gets a line for each command that the panel receives: its number and its bytes, in hexadecimal. VARIANT is the number of
an Inky board that its EEPROM names. The drivers do not wait. When the program itself sleeps, a line says for how long, and it
continues when a line of standard input is read; at the end of the input it ends.
"""

import enum
import runpy
import struct
import subprocess
import sys
import time
import types
from unittest import mock

RECORD, VARIANT, PROGRAM = open(sys.argv[1], "a"), int(sys.argv[2]), sys.argv[3]
SIZES = {3: (400, 300), 14: (600, 448), 20: (800, 480), 22: (800, 480)}


class Panel:
    """What is connected to the pins and the bus."""

    is_data = False
    command = None

    def receive(self, values):
        if self.is_data:
            # A driver complements what it has read as bytes.
            self.command[1].extend(value & 0xFF for value in values)
            return
        self.flush()
        self.command = (values[0], bytearray())

    def flush(self):
        if self.command:
            print(f"{self.command[0]:02x} {self.command[1].hex()}", file=RECORD, flush=True)


panel = Panel()


class SpiDev:
    def open(self, bus, device): ...

    def writebytes(self, values):
        panel.receive(list(values))

    writebytes2 = xfer = xfer2 = xfer3 = writebytes

    def close(self): ...


class Pin:
    """A pin of gpiozero. Pin 25 tells data from commands; the others say in turn that the panel is ready and busy."""

    def __init__(self, number, **_):
        self.number, self._value = number, 0

    def on(self):
        self.set(True)

    def off(self):
        self.set(False)

    def set(self, value):
        if self.number == 25:
            panel.is_data = value

    @property
    def value(self):
        self._value ^= 1
        return self._value

    def close(self): ...


class Value(enum.Enum):
    INACTIVE = 0
    ACTIVE = 1


class Lines:
    """The pins of gpiod, by the names that Inky gives them."""

    def set_value(self, name, value):
        if name == "GPIO22":
            panel.is_data = value == Value.ACTIVE

    def get_value(self, name):
        return Value.ACTIVE


class Chip:
    def line_offset_from_id(self, name):
        return name if isinstance(name, str) else f"GPIO{name}"

    def request_lines(self, consumer, config):
        return Lines()


class SMBus:
    """An EEPROM: the size, black and red, the board's version and variant, and when it was written."""

    def __init__(self, bus): ...

    def write_i2c_block_data(self, address, register, data): ...

    def read_i2c_block_data(self, address, register, count):
        if VARIANT not in SIZES:
            raise OSError
        return struct.pack("<HHBBB22p", *SIZES[VARIANT], 2, 12, VARIANT, b"2026-11-26")


def module(name, **members):
    sys.modules[name] = types.ModuleType(name)
    vars(sys.modules[name]).update(members)


any_setting = mock.MagicMock()
module("spidev", SpiDev=SpiDev)
module("gpiozero", LED=Pin, Button=Pin)
module("gpiod", LineSettings=any_setting)
module("gpiod.line", Bias=any_setting, Direction=any_setting, Edge=any_setting, Value=Value)
module(
    "gpiodevice",
    find_chip_by_platform=Chip,
    check_pins_available=lambda chip, pins: True,
    wait_for_edge=lambda lines, pin, timeout: True,
)
module("smbus2", SMBus=SMBus)
# One of Waveshare's drivers imports it, and does not use it.
module("RPi", GPIO=None)
module("RPi.GPIO")


class Processor:
    """Answers Waveshare's library, which reads the processor's name."""

    def __init__(self, *_, **__): ...

    def communicate(self):
        return "Model : Raspberry Pi 4", None


def sleep(seconds):
    if sys._getframe(1).f_globals["__name__"] != "__main__":
        return
    panel.flush()
    panel.command = None
    print(seconds, flush=True)
    if not sys.stdin.readline():
        sys.exit()


subprocess.Popen, time.sleep = Processor, sleep
runpy.run_path(PROGRAM, run_name="__main__")
panel.flush()
