import Foundation
import Testing

/// A copy of `Tests/Fixtures/SnapshotPackage`, and what a user does with it.
///
/// It uses the build folder of the tests, so that only the package's own modules are compiled.
final class SnapshotPackageBench: Sendable {
  let bench: ToolBench
  var package: URL { bench.folder.appending(path: "Garden") }
  private var tests: URL { package.appending(path: "Tests/GardenTests") }
  private var report: URL { package.appending(path: ".build/snapshots") }

  init(root: URL) throws {
    bench = try ToolBench()
    try FileManager.default.copyItem(at: root.appending(path: "Tests/Fixtures/SnapshotPackage"), to: package)
    try FileManager.default.copyItem(
      at: root.appending(path: "Package.resolved"), to: package.appending(path: "Package.resolved"))
    try edit("Package.swift", "\"../..\"", "\"\(root.path)\"")
    // An optimized build, as in `.ci/run`, does not allow `@testable` by itself.
    try edit(
      "Package.swift", "      ]),\n    .test",
      "      ], swiftSettings: [.unsafeFlags([\"-enable-testing\"])]),\n    .test")
  }

  /// Replaces text in a file of the package.
  func edit(_ name: String, _ old: String, _ new: String) throws {
    let file = package.appending(path: name)
    let text = try String(contentsOf: file, encoding: .utf8)
    try #require(text.contains(old), "\(name) has no \(old)")
    try Data(text.replacing(old, with: new).utf8).write(to: file)
  }

  /// Compiles the package and its tests, with this process's environment: with another, Almanac would be compiled
  /// again.
  func build() async throws {
    let run = try await swift("build", ["--build-tests"], ProcessInfo.processInfo.environment)
    try #require(run.exitCode == 0, Comment(rawValue: run.text + run.errors))
  }

  /// Runs the package's tests, without this process's variables for recording.
  func test(
    _ arguments: [String] = [], environment: [String: String] = [:], isBoundByPermissions: Bool = false
  ) async throws -> ToolRun {
    var variables = ProcessInfo.processInfo.environment.filter { name, _ in
      !name.hasPrefix("ALMANAC_") && !name.hasPrefix("SNAPSHOT_") && name != "CI"
    }
    // A backtrace takes seconds, and is not needed.
    variables["SWIFT_BACKTRACE"] = "enable=no"
    return try await swift(
      "test", ["--skip-build"] + arguments, variables.merging(environment) { $1 },
      isBoundByPermissions: isBoundByPermissions)
  }

  private func swift(
    _ command: String, _ arguments: [String], _ environment: [String: String], isBoundByPermissions: Bool = false
  ) async throws -> ToolRun {
    // …/.build/TRIPLE/debug/almanac
    let products = try ToolBench.tool().deletingLastPathComponent()
    let scratch = products.deletingLastPathComponent().deletingLastPathComponent()
    let place = [
      "--package-path", package.path, "--scratch-path", scratch.path, "-c", products.lastPathComponent,
      // The current run of tests holds the lock.
      "--ignore-lock",
    ]
    // With other options than those of `.ci/run` (Scripts/release.bash), Almanac would be compiled again.
    let options = ProcessInfo.processInfo.environment["ALMANAC_BUILD_OPTIONS"]?.split(separator: " ").map(String.init)
    return try await bench.run(
      ["swift", command] + place + (options ?? []) + arguments, environment: environment, directory: package,
      isBoundByPermissions: isBoundByPermissions, executable: URL(fileURLWithPath: "/usr/bin/env"))
  }

  /// The bytes and dates of all references, by path relative to `__Snapshots__`.
  func references() throws -> [String: Reference] {
    let folder = tests.appending(path: "__Snapshots__")
    var found: [String: Reference] = [:]
    for name in FileManager.default.subpaths(atPath: folder.path) ?? [] {
      let file = folder.appending(path: name)
      let facts = try FileManager.default.attributesOfItem(atPath: file.path)
      guard facts[.type] as? FileAttributeType == .typeRegular else { continue }
      found[name] = Reference(data: try Data(contentsOf: file), date: facts[.modificationDate] as? Date)
    }
    return found
  }

  struct Reference: Equatable {
    let data: Data
    let date: Date?
  }

  func folder(of suite: String) -> URL { tests.appending(path: "__Snapshots__/\(suite)") }

  /// The content of the report's results.
  func results() throws -> String {
    try #require(FileManager.default.fileExists(atPath: report.appending(path: "report.html").path))
    return try String(contentsOf: report.appending(path: "results.html"), encoding: .utf8)
  }

  func reported(_ entry: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: report.appending(path: "entries/\(entry)").path).sorted()
  }
}
