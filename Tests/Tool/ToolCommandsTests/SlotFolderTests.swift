import Foundation
import Testing

/// The folders of pictures with options.
@Suite struct SlotFolderTests {
  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private func refresh(_ words: String...) async throws -> ToolRun {
    try await bench.run(["refresh", "comic", "--scale", "1", "-o", "out", "--at", ToolBench.date] + words)
  }

  @Test func `options are in the folder's name`() async throws {
    _ = try await refresh("--scheme", "dark")
    _ = try await refresh("--locale", "de", "--time-zone", "Europe/Berlin")
    _ = try await refresh("--type-size", "xLarge", "--mode", "accented", "--transparent")
    _ = try await refresh("--device", "ipad-air")
    _ = try await refresh("--time-zone", "GMT", "--locale", "en_US")
    #expect(
      try bench.names(in: "out/comic") == [
        "systemMedium-ipad-820x1180", "systemSmall", "systemSmall-accented-xLarge-text-transparent", "systemSmall-dark",
        "systemSmall-de-Europe_Berlin",
      ])
  }

  @Test func `a widget's time zone setting is in the folder's name`() async throws {
    for zone in ["Asia/Tokyo", "UTC"] {
      let words = ["refresh", "clock", "--family", "small", "--scale", "1", "-o", "out", "--at", ToolBench.date]
      #expect(try await bench.run(words + ["--set", "zone=\(zone)"]).exitCode == 0)
    }
    #expect(try bench.names(in: "out/clock") == ["systemSmall-zone=Asia_Tokyo", "systemSmall-zone=UTC"])
  }

  @Test func `the default family is render's, and existing ones stay current`() async throws {
    #expect(
      try await refresh("--device", "ipad-air").text.hasPrefix("out/comic/systemMedium-ipad-820x1180/current.png\nnext")
    )
    #expect(try await refresh().text.hasPrefix("out/comic/systemSmall/current.png\nnext"))
    #expect(try await refresh("--family", "medium").text.hasPrefix("out/comic/systemMedium/current.png\nnext"))
    try bench.put(chapter: #"{"number": 3, "name": "Three", "progress": 5}"#)
    #expect(try await bench.run(["reload", "comic"]).exitCode == 0)
    let both = try await refresh("--at", "2026-11-21T08:10:00Z")
    #expect(
      both.text.hasPrefix("out/comic/systemSmall/current.png\nout/comic/systemMedium/current.png\nnext"), "\(both.text)"
    )
    #expect(try await refresh("--family", "all").exitCode == 0)
  }

  @Test func `a folder with an old name is renamed, and the old name links to it`() async throws {
    _ = try await refresh("--scheme", "dark")
    let picture = try #require(bench.data("out/comic/systemSmall-dark/current.png"))
    try FileManager.default.moveItem(
      atPath: bench.path("out/comic/systemSmall-dark"), toPath: bench.path("out/comic/systemSmall-581b8f67"))
    #expect(try await refresh("--scheme", "dark").exitCode == 0)
    #expect(try bench.names(in: "out/comic") == ["systemSmall-581b8f67", "systemSmall-dark"])
    #expect(bench.data("out/comic/systemSmall-581b8f67/current.png") == picture)
    let target = try FileManager.default.destinationOfSymbolicLink(atPath: bench.path("out/comic/systemSmall-581b8f67"))
    #expect(target == "systemSmall-dark")
    // Both paths are one slot.
    let status = try await bench.run(["status", "-o", "out", "--json"]).json()
    #expect((status["places"] as? [Any])?.count == 1)
  }
}
