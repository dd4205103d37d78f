import Foundation
import Testing

/// The tools of the sample extensions. Each is built once per run, and shared by tests.
actor BuiltTools {
  static let shared = BuiltTools()
  private var building: [String: Task<URL, any Error>] = [:]

  /// The tool of `Tests/Fixtures/Extensions/NAME`.
  func tool(_ name: String, in root: URL, environment: [String: String]) async throws -> URL {
    if let task = building[name] { return try await task.value }
    let task = Task {
      let folder = root.appending(path: ".build/extensions/tools")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let tool = folder.appending(path: name)
      let source = root.appending(path: "Tests/Fixtures/Extensions/\(name)")
      let run = try await ToolBench().run(["build", source.path, "-o", tool.path], environment: environment)
      try #require(run.exitCode == 0, Comment(rawValue: run.errors))
      return tool
    }
    building[name] = task
    return try await task.value
  }
}
