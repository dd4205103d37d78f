import Foundation
import SystemIO

/// A mosquitto of its own on the loopback interface, ended at the end of the test.
package final class Broker {
  private static let program = "/usr/sbin/mosquitto"
  private let folder: URL
  package let port: Int
  private let user: (name: String, password: String)?
  private var process: ChildProcess?

  package static var isInstalled: Bool {
    access(program, X_OK) == 0 || ProcessInfo.processInfo.environment["CI"] != nil
  }

  struct Unavailable: Error {}

  package init(user: String? = nil, password: String = "") throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "almanac-broker-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    self.user = user.map { ($0, password) }
    port = try Self.freePort()
    try start()
  }

  deinit {
    stop()
    try? FileManager.default.removeItem(at: folder)
  }

  package func start() throws {
    var lines = ["listener \(port) 127.0.0.1", "persistence false", "allow_anonymous \(user == nil)"]
    if let user {
      let file = folder.appending(path: "passwords").path
      try Data("\(user.name):\(user.password)\n".utf8).write(to: URL(fileURLWithPath: file))
      _ = try run("mosquitto_passwd", ["-U", file], isClient: false)
      lines.append("password_file \(file)")
    }
    // A server that is started by root takes another user, who may not read the folder.
    lines.append("user root")
    let configuration = folder.appending(path: "mosquitto.conf")
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: configuration)
    process = try ChildProcess(Self.program, ["-c", configuration.path], environment: [:])
    // It listens when a client gets an answer.
    let options = ["-t", "$SYS/broker/version", "-C", "1", "-W", "20"]
    for _ in 0..<200 {
      if try !run("mosquitto_sub", options).isEmpty { return }
    }
    throw Unavailable()
  }

  package func stop() {
    guard let process else { return }
    kill(process.identifier, SIGTERM)
    _ = process.wait()
    self.process = nil
  }

  package var address: String { "mqtt://127.0.0.1:\(port)" }

  /// The retained messages by topic, without the broker's own.
  package func retained() throws -> [String: String] {
    var messages: [String: String] = [:]
    // The broker sends the messages of the second topic after those of the first.
    let last = "$SYS/broker/version"
    let words = ["-t", "#", "-t", last, "-F", "%t %p", "--retained-only"]
    try run("mosquitto_sub", words, until: last).split(separator: "\n").forEach { line in
      let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
      if parts.count == 2 { messages[parts[0]] = parts[1] }
    }
    messages[last] = nil
    return messages
  }

  /// Runs one of mosquitto's programs, and returns what it prints.
  ///
  /// - Parameter end: The program is ended when it prints this.
  package func run(_ program: String, _ arguments: [String], isClient: Bool = true, until end: String? = nil) throws
    -> String
  {
    let login = user.map { ["-u", $0.name, "-P", $0.password] } ?? []
    let words = isClient ? ["-h", "127.0.0.1", "-p", "\(port)"] + login + arguments : arguments
    let pipe = try PipeChannel(for: program)
    let process = try ChildProcess(
      "/usr/bin/\(program)", words, environment: [:], streams: .init(output: pipe.writing))
    close(pipe.writing)
    let reading = FileHandle(fileDescriptor: pipe.reading, closeOnDealloc: true)
    var text = ""
    while case let data = reading.availableData, !data.isEmpty {
      text += String(decoding: data, as: UTF8.self)
      if let end, text.contains(end) { kill(process.identifier, SIGTERM) }
    }
    _ = process.wait()
    return text
  }

  /// A port that nobody listens on.
  private static func freePort() throws -> Int {
    let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    defer { close(socket) }
    var name = sockaddr_in()
    name.sin_family = sa_family_t(AF_INET)
    name.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &name) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(socket, $0, size) == 0 && getsockname(socket, $0, &size) == 0
      }
    }
    guard isBound else { throw Unavailable() }
    return Int(UInt16(bigEndian: name.sin_port))
  }
}
