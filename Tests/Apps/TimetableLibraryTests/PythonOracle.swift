import Foundation
import SystemIO
import Testing

/// Debian's Python with python3-dateutil and python3-icalendar, for comparison.
enum PythonOracle {
  /// The JSON output of a program that gets `input` as JSON, in files.
  static func answer<Input: Encodable, Output: Decodable>(_ program: String, _ input: Input) throws -> Output {
    let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-oracle-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try JSONEncoder().encode(input).write(to: folder.appending(path: "in.json"))
    try Data(program.utf8).write(to: folder.appending(path: "program.py"))
    let errors = folder.appending(path: "errors")
    try Data().write(to: errors)
    let handle = try FileHandle(forWritingTo: errors)
    let child = try ChildProcess(
      "/usr/bin/python3", ["program.py"], environment: ["PATH": "/usr/bin:/bin"], directory: folder.path,
      streams: .init(errors: handle.fileDescriptor))
    let end = child.wait()
    let words = String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    try #require(end == .exit(0), Comment(rawValue: words))
    return try JSONDecoder().decode(Output.self, from: Data(contentsOf: folder.appending(path: "out.json")))
  }
}
