import Foundation
import JSONText
import Synchronization
import SystemIO
import ServerDriving
import Testing

/// Debian's Chromium without a window, driven by its DevTools protocol over a pipe.
final class BrowserSession: Sendable {
  static let program = "/usr/bin/chromium"
  static let isInstalled = FileManager.default.isExecutableFile(atPath: program)

  private struct State {
    var waiters: [Int: CheckedContinuation<JSONObject, any Error>] = [:]
    var next = 0
    /// What the page reports: errors of scripts and refused requests.
    var problems: [String] = []
    var isOver = false
  }

  private let process: ChildProcess
  private let input: Int32
  private let session: Mutex<String> = Mutex("")
  private let state = Mutex(State())

  /// - Parameter folder: For the browser's own files.
  init(in folder: URL) async throws {
    let (requests, answers) = (try PipeChannel(for: Self.program), try PipeChannel(for: Self.program))
    input = requests.writing
    // The protocol's descriptors are 3 and 4.
    let script = "exec \"$0\" \"$@\" 3<&0 4>&1 </dev/null >/dev/null"
    process = try ChildProcess(
      "/bin/sh",
      [
        "-c", script, Self.program, "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
        "--hide-scrollbars", "--no-first-run", "--remote-debugging-pipe",
        "--user-data-dir=\(folder.appending(path: "browser").path)", "about:blank",
      ],
      environment: ["PATH": "/usr/bin:/bin", "HOME": folder.path, "TMPDIR": "/tmp", "LANG": "C.UTF-8"],
      leadsGroup: true, streams: .init(input: requests.reading, output: answers.writing))
    for end in [requests.reading, answers.writing] { close(end) }
    Thread.detachNewThread { [self] in
      var message: [UInt8] = []
      answers.readToEnd { bytes in
        for byte in bytes {
          if byte == 0 {
            took(message)
            message.removeAll(keepingCapacity: true)
          } else {
            message.append(byte)
          }
        }
      }
      ended()
    }
    let target = try await call("Target.createTarget", [("url", .string("about:blank"))])
    let attached = try await call(
      "Target.attachToTarget", [("targetId", target["targetId"] ?? .null), ("flatten", .bool(true))])
    let identifier = try PreviewBench.text("sessionId", of: attached)
    session.withLock { $0 = identifier }
    for domain in ["Page", "Runtime", "Log"] { _ = try await call("\(domain).enable", []) }
  }

  deinit {
    kill(-process.identifier, SIGKILL)
    _ = process.wait()
    close(input)
  }

  private func took(_ message: [UInt8]) {
    guard let document = try? JSONDocument(message), case .object(let object) = JSONValue(document.root) else { return }
    if case .number(let digits) = object["id"], let number = Int(digits) {
      let waiter = state.withLock { $0.waiters.removeValue(forKey: number) }
      guard case .object(let result) = object["result"] else {
        waiter?.resume(throwing: ServerProcessError(reason: (object["error"] ?? .null).text(indentation: nil)))
        return
      }
      waiter?.resume(returning: result)
    } else if object["method"] == .string("Runtime.exceptionThrown") || object["method"] == .string("Log.entryAdded") {
      state.withLock { $0.problems.append((object["params"] ?? .null).text(indentation: nil)) }
    }
  }

  private func ended() {
    let waiters = state.withLock { state in
      state.isOver = true
      defer { state.waiters = [:] }
      return Array(state.waiters.values)
    }
    for waiter in waiters { waiter.resume(throwing: ServerProcessError(reason: "the browser ended")) }
  }

  /// Errors of scripts, and requests that the page's policy refused.
  var problems: [String] { state.withLock { $0.problems } }

  @discardableResult
  private func call(_ method: String, _ parameters: [(String, JSONValue)]) async throws -> JSONObject {
    try await withCheckedThrowingContinuation { continuation in
      let number: Int? = state.withLock { state in
        if state.isOver { return nil }
        state.next += 1
        state.waiters[state.next] = continuation
        return state.next
      }
      guard let number else { return continuation.resume(throwing: ServerProcessError(reason: "the browser ended")) }
      var message = JSONObject([
        ("id", .number("\(number)")), ("method", .string(method)), ("params", .object(JSONObject(parameters))),
      ])
      let identifier = session.withLock { $0 }
      if !identifier.isEmpty { message["sessionId"] = .string(identifier) }
      let bytes = Data(JSONValue.object(message).text(indentation: nil).utf8) + [0]
      try? FileHandle(fileDescriptor: input, closeOnDealloc: false).write(contentsOf: bytes)
    }
  }

  func open(_ address: String, width: Int = 1200, height: Int = 800) async throws {
    try await call(
      "Emulation.setDeviceMetricsOverride",
      [
        ("width", .number("\(width)")), ("height", .number("\(height)")), ("deviceScaleFactor", .number("1")),
        ("mobile", .bool(false)),
      ])
    try await call("Page.navigate", [("url", .string(address))])
  }

  /// The value of an expression in the page, as JSON; promises are awaited.
  @discardableResult
  func value(_ expression: String) async throws -> JSONValue {
    let result = try await call(
      "Runtime.evaluate",
      [("expression", .string(expression)), ("awaitPromise", .bool(true)), ("returnByValue", .bool(true))])
    if case .object(let details) = result["exceptionDetails"] {
      throw ServerProcessError(reason: JSONValue.object(details).text(indentation: nil))
    }
    guard case .object(let object) = result["result"] else { return .null }
    return object["value"] ?? .null
  }

  /// Waits until a condition holds in the page. What it shows after a minute is the error.
  func wait(for condition: String) async throws {
    let text = try await value(
      """
      new Promise((done) => {
        const end = Date.now() + 60000
        const look = () => {
          try { if (\(condition)) return done("") } catch {}
          if (Date.now() > end) return done(document.body.innerText + document.querySelector("#cut").outerHTML)
          setTimeout(look, 20)
        }
        look()
      })
      """)
    if text != .string("") {
      throw ServerProcessError(reason: "not so after a minute: \(condition)\n\(text.text(indentation: nil))")
    }
  }

  /// Prefers reduced motion from now on, as the system's setting does.
  func reduceMotion() async throws {
    let feature = JSONObject([("name", .string("prefers-reduced-motion")), ("value", .string("reduce"))])
    try await call("Emulation.setEmulatedMedia", [("features", .array([.object(feature)]))])
  }

  /// Presses and releases a key.
  func press(_ key: String) async throws {
    let text: [(String, JSONValue)] = key.count == 1 ? [("text", .string(key))] : []
    for type in ["keyDown", "keyUp"] {
      try await call(
        "Input.dispatchKeyEvent", [("type", .string(type)), ("key", .string(key))] + (type == "keyDown" ? text : []))
    }
  }

  /// The page as a PNG.
  func picture() async throws -> Data {
    let answer = try await call("Page.captureScreenshot", [("format", .string("png"))])
    return try #require(Data(base64Encoded: try PreviewBench.text("data", of: answer)))
  }
}
