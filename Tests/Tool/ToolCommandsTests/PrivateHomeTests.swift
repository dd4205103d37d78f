import Foundation
import Testing

/// What the tool keeps of a person is nobody else's to read, whatever the mode of the folder that it lies in.
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

  /// What others may read or change, by paths from the home on; a folder closes what is in it.
  private func openPaths(_ path: String = "") throws -> [String] {
    let url = bench.home.appending(path: path)
    var status = stat()
    guard lstat(url.path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK else { return [] }
    guard status.st_mode & 0o077 != 0 else { return [] }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
    return try bench.names(in: "home/\(path)").flatMap { try openPaths(path.isEmpty ? $0 : "\(path)/\($0)") }
  }

  @Test(arguments: [false, true]) func `libraries, groups, requests and pictures are closed to others`(
    isHomeOpen: Bool
  ) async throws {
    if isHomeOpen {
      // As earlier releases, and people, made them.
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

  @Test func `the mode of a folder that somebody chose for the pictures stays`() async throws {
    try await run(
      "refresh", "clock", "--family", "small", "--scale", "1", "--at", ToolBench.date, "--output", "shown")
    let attributes = try FileManager.default.attributesOfItem(atPath: bench.path("shown"))
    let mask = umask(0)
    umask(mask)
    #expect(attributes[.posixPermissions] as? Int == Int(0o755 & ~mask))
  }
}
