import Foundation
import Testing

/// A TLS server on this machine: OpenSSL's, with a certificate created for it.
final class TLSServer: Sendable {
  /// OpenSSL's tool. Tests that need it are skipped without it.
  static let tool = "/usr/bin/openssl"
  static var isAvailable: Bool { FileManager.default.isExecutableFile(atPath: tool) }

  let address: URL
  private let folder: URL
  private let process: Process

  /// The trusted certificate of the server.
  var certificate: String { folder.appending(path: "certificate.pem").path }

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "tls-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let making = Self.command(
      ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes", "-keyout", "key.pem"]
        + ["-out", "certificate.pem", "-days", "2", "-subj", "/CN=loopback", "-addext", "subjectAltName=IP:127.0.0.1"],
      in: folder)
    try making.run()
    making.waitUntilExit()
    try #require(making.terminationStatus == 0)
    process = Self.command(
      ["s_server", "-accept", "127.0.0.1:0", "-cert", "certificate.pem", "-key", "key.pem", "-HTTP"], in: folder)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    address = try #require(Self.address(in: output))
  }

  deinit {
    // A child of a Swift task's thread inherits its signal mask, which blocks SIGTERM.
    kill(process.processIdentifier, SIGKILL)
    try? FileManager.default.removeItem(at: folder)
  }

  /// Responds to `/name` with a status, headers and a body from now on.
  func put(_ name: String, _ status: Int = 200, _ fields: [String] = [], body: String = "") throws {
    let lines = ["HTTP/1.1 \(status) Status"] + fields + ["Content-Length: \(body.utf8.count)", "Connection: close"]
    let text = (lines + ["", body]).joined(separator: "\r\n")
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  func url(_ name: String) -> URL { address.appending(path: name) }

  private static func command(_ arguments: [String], in folder: URL) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }

  /// Waits for `ACCEPT 127.0.0.1:45123`, which the server prints when it is ready.
  private static func address(in output: Pipe) -> URL? {
    var text = ""
    while true {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { return nil }
      text += String(decoding: data, as: UTF8.self)
      if let match = text.firstMatch(of: /ACCEPT 127\.0\.0\.1:([0-9]+)\n/) {
        return URL(string: "https://127.0.0.1:\(match.1)")
      }
    }
  }
}
