import Foundation
import RepositoryFiles
import SystemIO
import Testing
import Yams

/// What Docs/FleetOperations.md offers to copy, read by the programs that it is for.
struct OperationPagesTests {
  private let page = "Docs/FleetOperations.md"
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-pages-\(UUID())")

  private func run(_ program: String, _ arguments: [String]) throws -> ChildProcess.Exit {
    try ChildProcess(
      program, arguments, environment: ["PATH": "/usr/bin:/bin"], directory: folder.path,
      streams: .init(output: STDERR_FILENO, errors: STDERR_FILENO)
    ).wait()
  }

  private func file(_ name: String, _ text: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  @Test func `the service of a worker is valid`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let unit = try Repository.example(in: page, with: "ExecStart=")
    let path = try file("almanac-worker@1.service", unit.replacing("/usr/bin/almanac", with: "/bin/true"))
    #expect(try run("/usr/bin/systemd-analyze", ["verify", path]) == .exit(0))
    #expect(try run("/usr/bin/systemd-analyze", ["security", "--offline=true", "--threshold=20", path]) == .exit(0))
  }

  @Test func `the alerts are valid`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = try file("rules.yml", try Repository.example(in: page, with: "alert: FleetLate"))
    #expect(try run("/usr/bin/promtool", ["check", "rules", path]) == .exit(0))
  }

  @Test func `the services of containers wait for each other`() throws {
    let text = try Repository.example(in: page, with: "pg_isready")
    let file = try #require(try Yams.load(yaml: text) as? [String: Any])
    let services = try #require(file["services"] as? [String: [String: Any]])
    #expect(Set(services.keys) == ["database", "init", "worker"])
    let commands = services.compactMapValues { $0["command"] as? [String] }
    #expect(commands["init"] == ["fleet", "init"] && commands["worker"]?.prefix(2) == ["fleet", "worker"])
    let secrets = try #require(file["secrets"] as? [String: Any])
    for service in services.values {
      #expect(Set(service["secrets"] as? [String] ?? []).isSubset(of: secrets.keys))
    }
  }
}
