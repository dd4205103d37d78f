import Foundation
import RepositoryFiles
import Testing

/// A folder with the requests of Docs/Batch.md and the programs of the other pages, and the pictures of one process to
/// compare with.
struct EngineBench {
  let tools: ToolBench

  /// Draws the requests in one process, into another folder.
  init() async throws {
    tools = try ToolBench()
    for name in ["pictures", "answers", "logs", "reference/pictures", "bin"] {
      try FileManager.default.createDirectory(atPath: tools.path(name), withIntermediateDirectories: true)
    }
    try FileManager.default.createSymbolicLink(
      atPath: tools.path("bin/almanac"), withDestinationPath: ToolBench.tool().path)
    let requests = try Repository.example(in: "Docs/Batch.md", with: "done >requests.ndjson")
    try #require(try await shell(requests).exitCode == 0)
    let reference = try await tools.run(
      ["render", "--batch", "--time-zone", "GMT", "--locale", "en_US"],
      directory: tools.folder.appending(path: "reference"), input: tools.data("requests.ndjson"))
    try #require(reference.exitCode == 0, "\(reference.text)")
    try #require(try tools.names(in: "reference/pictures").count == 60)
  }

  /// A `PATH` with the tool under the name that the pages use.
  var path: String { "\(tools.path("bin")):/usr/sbin:/usr/bin:/bin" }

  /// Runs a script of bash.
  func shell(_ script: String, environment: [String: String] = [:]) async throws -> ToolRun {
    // GNU parallel writes into the home folder.
    let variables = ["PATH": path, "HOME": tools.path("")].merging(environment) { $1 }
    return try await tools.run(["-c", script], environment: variables, executable: URL(filePath: "/bin/bash"))
  }

  /// Adds a request at the end.
  func add(_ request: String) throws {
    let requests = try #require(tools.data("requests.ndjson")) + Data((request + "\n").utf8)
    try requests.write(to: tools.folder.appending(path: "requests.ndjson"))
  }

  /// The first of the pictures that is missing or has other bytes than the reference; nil if all are the same.
  func firstDifference() throws -> String? {
    try tools.names(in: "reference/pictures").first {
      tools.data("pictures/\($0)") != tools.data("reference/pictures/\($0)")
    }
  }

  /// The answers in the files of a folder or in one file.
  func answers(in name: String = "answers") throws -> [[String: Any]] {
    let files = tools.data(name) == nil ? try tools.names(in: name).map { "\(name)/\($0)" } : [name]
    return try files.flatMap { file in
      try #require(tools.data(file)).split(separator: UInt8(ascii: "\n")).map { line in
        try #require(try JSONSerialization.jsonObject(with: line) as? [String: Any])
      }
    }
  }
}
