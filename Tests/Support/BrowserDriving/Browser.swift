public import Foundation
import SystemIO

/// Debian's Chromium, headless.
public struct Browser: Sendable {
  private static let program = "/usr/bin/chromium"
  public static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

  /// For the browser's own files.
  let folder: URL

  public init(in folder: URL) { self.folder = folder }

  /// Its output: the document, and the page's console messages.
  public struct Visit: Sendable {
    public var document: String
    public var console: [String]
  }

  public struct Failure: Error, CustomStringConvertible {
    public let description: String
  }

  /// - Throws: ``Failure`` if the browser fails.
  public func visit(_ page: URL, size: String = "1200,900", _ arguments: [String]) async throws -> Visit {
    let (output, errors) = (try file("output"), try file("errors"))
    defer { for file in [output, errors] { close(file.descriptor) } }
    let home = folder.appending(path: "browser", directoryHint: .isDirectory).path
    let process = try ChildProcess(
      Self.program,
      [
        "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
        "--no-first-run", "--disable-extensions", "--enable-logging=stderr", "--user-data-dir=\(home)",
        "--window-size=\(size)", "--virtual-time-budget=20000",
      ] + arguments + [page.absoluteString],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": folder.path, "LANG": "C.UTF-8"],
      leadsGroup: true, streams: .init(output: output.descriptor, errors: errors.descriptor))
    let end = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: process.wait(atMost: 1_200)) }
    }
    // Its helper processes that are still running.
    kill(-process.identifier, SIGKILL)
    let said = try text(errors.url)
    guard end == .ended(.exit(0)) else { throw Failure(description: "the browser failed: \(said)") }
    return Visit(
      document: try text(output.url),
      console: said.split(separator: "\n").map(String.init).filter { $0.contains("CONSOLE") })
  }

  /// Opens a copy of `page`, beside it, with a script that calls `tell` with its findings.
  ///
  /// - Parameter ready: The condition, in JavaScript, that holds when the page is loaded.
  /// - Throws: ``Failure`` if the script fails, or the page has console messages.
  public func drive(
    _ page: URL, _ script: String, fragment: String = "", when ready: String = "true", _ arguments: [String] = []
  ) async throws -> [String: String] {
    let copy = page.deletingLastPathComponent().appending(path: "driven.html", directoryHint: .notDirectory)
    try Data([try text(page), Self.tools(ready), script, Self.end].joined(separator: "\n").utf8).write(to: copy)
    guard let url = URL(string: copy.absoluteString + fragment) else {
      throw Failure(description: "\(fragment): invalid")
    }
    let visit = try await visit(url, ["--dump-dom"] + arguments)
    let parts = visit.document.components(separatedBy: ">told:")
    guard visit.console.isEmpty, parts.count > 1,
      let json = parts[1].components(separatedBy: ":told").first?.removingPercentEncoding
    else { throw Failure(description: "the page failed: \(visit.console)") }
    let told = try JSONDecoder().decode([String: String].self, from: Data(json.utf8))
    if let error = told["error"] { throw Failure(description: error) }
    return told
  }

  private static func tools(_ ready: String) -> String {
    #"""
    <pre id="told" hidden></pre><script>
    const q = (selector) => document.querySelector(selector);
    const all = (selector) => [...document.querySelectorAll(selector)];
    const told = {};
    const tell = (name, value) => { told[name] = String(value); };
    const until = async (test) => {
      for (let tries = 0; tries < 200 && !test(); tries += 1) await new Promise((done) => setTimeout(done, 10));
      if (!test()) throw new Error(`never: ${test}`);
    };
    const press = (key, target = document.body, more = {}) =>
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    const point = (type, target, x, y) =>
      target.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, pointerId: 1, bubbles: true, cancelable: true }));
    const enter = (element, value) => {
      element.value = value;
      element.dispatchEvent(new Event("input", { bubbles: true }));
    };
    // Timers of more than 60 ms wait for `fireTimers` after `holdTimers`, so that what they end can be seen.
    const [setTimer, clearTimer, held] = [setTimeout, clearTimeout, new Map()];
    const holdTimers = () => {
      window.setTimeout = (action, delay = 0) => {
        const id = setTimer(delay > 60 ? () => {} : action, delay);
        if (delay > 60) held.set(id, action);
        return id;
      };
      window.clearTimeout = (id) => { held.delete(id); clearTimer(id); };
    };
    const fireTimers = () => {
      const actions = [...held.values()];
      held.clear();
      for (const action of actions) action();
    };
    // The browser's clock stands still while files are read, but not while images are decoded.
    HTMLImageElement.prototype.decode = async function () {
      if (!this.complete) await new Promise((done) => ["load", "error"].forEach((name) => this.addEventListener(name, done)));
      if (!this.naturalWidth) throw new Error("no image");
    };
    // There is no real pointer to capture.
    Element.prototype.setPointerCapture = () => {};
    (async () => {
      await until(() => \#(ready));
      await new Promise((done) => setTimeout(done, 50));
    """#
  }

  private static let end = #"""
    })().catch((error) => tell("error", error.stack)).then(() => {
      q("#told").textContent = `told:${encodeURIComponent(JSON.stringify(told))}:told`;
    });
    </script>
    """#

  private func text(_ file: URL) throws -> String { String(decoding: try Data(contentsOf: file), as: UTF8.self) }

  private func file(_ name: String) throws -> (url: URL, descriptor: Int32) {
    let url = folder.appending(path: name)
    let descriptor = open(url.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(description: "\(url.path): cannot be created") }
    return (url, descriptor)
  }
}
