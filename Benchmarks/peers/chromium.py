"""The scene of Benchmarks/warm in one running browser: chromium.py SHELL PAGE WIDTH HEIGHT

Writes a picture of the page, which is loaded again, to each path of standard input, and then prints the path.
"""
import base64
import itertools
import json
import os
import subprocess
import sys

SHELL, PAGE, WIDTH, HEIGHT = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])


class Browser:
    """Chromium's headless shell, through the pipes of its DevTools protocol: JSON, with a zero byte after each message."""

    def __init__(self):
        theirs, self.requests = os.pipe()
        self.answers, theirs_too = os.pipe()

        def arrange():
            # The browser reads from 3 and writes to 4. Both ends are moved out of the way first.
            read, write = os.dup(theirs), os.dup(theirs_too)
            os.dup2(read, 3)
            os.dup2(write, 4)

        self.process = subprocess.Popen(
            [SHELL, "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-pipe", "about:blank"],
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, pass_fds=(3, 4),
            preexec_fn=arrange)
        os.close(theirs)
        os.close(theirs_too)
        self.numbers, self.buffer, self.session = itertools.count(1), b"", None

    def receive(self):
        while b"\0" not in self.buffer:
            chunk = os.read(self.answers, 1 << 20)
            if not chunk:
                sys.exit("chromium: the browser has ended")
            self.buffer += chunk
        message, self.buffer = self.buffer.split(b"\0", 1)
        return json.loads(message)

    def call(self, method, **parameters):
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.requests, json.dumps(message).encode() + b"\0")
        while (answer := self.receive()).get("id") != number:
            pass
        if "error" in answer:
            sys.exit(f"chromium: {method}: {answer['error']['message']}")
        return answer["result"]

    def wait(self, event):
        while self.receive().get("method") != event:
            pass


def main():
    browser = Browser()
    target = browser.call("Target.createTarget", url="about:blank")["targetId"]
    browser.session = browser.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
    browser.call("Page.enable")
    browser.call(
        "Emulation.setDeviceMetricsOverride", width=WIDTH, height=HEIGHT, deviceScaleFactor=1, mobile=False)
    for line in sys.stdin:
        browser.call("Page.navigate", url=f"file://{PAGE}")
        browser.wait("Page.loadEventFired")
        picture = browser.call("Page.captureScreenshot", format="png", optimizeForSpeed="fast" in sys.argv[5:])
        with open(line.rstrip("\n"), "wb") as file:
            file.write(base64.b64decode(picture["data"]))
        print(line, end="", flush=True)
    browser.session = None
    browser.call("Browser.close")
    browser.process.wait()


main()
