import Foundation
import Testing

/// The tool's data are private, whatever the mode of the folder around them.
struct PrivateHomeTests {
  private let bench: ToolBench

  init() throws {
    bench = try ToolBench()
    try bench.putDocuments("Secret")
    try Data(#"{"title": "Secret"}"#.utf8).write(to: bench.folder.appending(path: "today.json"))
  }

  private func run(_ words: String...) async throws {
    let run = try await bench.run(words)
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
  }

  /// The paths that others may read or change, relative to the home. A private folder protects its content.
  private func openPaths(_ path: String = "") throws -> [String] {
    let url = bench.home.appending(path: path)
    var status = stat()
    guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return [] }
    guard status.st_mode & 0o077 != 0 else { return [] }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    return try bench.names(in: "home/\(path)").flatMap { try openPaths(path.isEmpty ? $0 : "\(path)/\($0)") }
  }

  @Test(arguments: [false, true]) func `libraries, groups, requests and pictures are private`(
    isHomeOpen: Bool
  ) async throws {
    if isHomeOpen {
      // Created by earlier releases, or by people.
      for name in ["requests", "outputs", "groups/group.com.ranchero.NetNewsWire.iOS"] {
        try FileManager.default.createDirectory(
          at: bench.home.appending(path: name), withIntermediateDirectories: true,
          attributes: [.posixPermissions: 0o755])
      }
    }
    try await run("feeds", "add", "feed.json", "--no-icons", "--at", ToolBench.date)
    try await run("timetable", "import", "a.ics")
    try await run("comic", "save", "--chapter", "3", "--name", "Secret", "--progress", "3")
    try await run("daily", "set", "today.json")
    for kind in ["comic", "system"] {
      try await run("refresh", kind, "--family", "small", "--scale", "1", "--at", ToolBench.date)
    }
    #expect(try bench.names(in: "home").count >= 5)
    #expect(try openPaths() == [])
  }

  @Test func `the mode of a chosen output folder stays`() async throws {
    try await run(
      "refresh", "clock", "--family", "small", "--scale", "1", "--at", ToolBench.date, "--output", "shown")
    let attributes = try FileManager.default.attributesOfItem(atPath: bench.path("shown"))
    let mask = umask(0)
    umask(mask)
    #expect(attributes[.posixPermissions] as? Int == Int(0o755 & ~mask))
  }
}
