import Foundation
import Graphics
import ImageCodecs
import Testing

@Suite struct ComicCommandTests {
  private static let save = ["comic", "save", "--chapter", "42", "--name", "The Hollow Moon", "--progress", "7"]

  @Test func `the saved chapter is shown`() async throws {
    let bench = try ToolBench()
    try Self.cover().write(to: URL(fileURLWithPath: bench.path("cover.jpg")))
    let saved = try await bench.run(Self.save + ["--cover", "cover.jpg"])
    #expect(saved.exitCode == 0)
    #expect(saved.errors.isEmpty)
    let shown = try await bench.run(["comic", "show"])
    #expect(saved.text == shown.text)
    let cover = bench.home.path + "/groups/group.com.nobadi.dbm/chapterCoverImage.jpg"
    #expect(
      shown.text == """
        chapter   42
        name      The Hollow Moon
        progress  7%
        cover     \(cover)
        link      dbmultiverse://chapter/42

        """)
    #expect(try JPEGDecoder.header(of: try #require(FileManager.default.contents(atPath: cover))).pixelSize.width == 30)
  }

  @Test func `JSON has the fields of the app's file`() async throws {
    let bench = try ToolBench()
    _ = try await bench.run(Self.save)
    let json = try await bench.run(["comic", "show", "--json"]).json()
    #expect(json["number"] as? Int == 42)
    #expect(json["name"] as? String == "The Hollow Moon")
    #expect(json["progress"] as? Int == 7)
    #expect(json["coverImagePath"] as? String == "")
  }

  @Test func `progress changes only the progress`() async throws {
    let bench = try ToolBench()
    _ = try await bench.run(Self.save)
    #expect(try await bench.run(["comic", "progress", "73%"]).text == "chapter 42: 73% read\n")
    let json = try await bench.run(["comic", "show", "--json"]).json()
    #expect(json["progress"] as? Int == 73)
    #expect(json["name"] as? String == "The Hollow Moon")
  }

  @Test func `a cover has the given quality, or at most the given size`() async throws {
    let bench = try ToolBench()
    try Self.cover(400, 600).write(to: URL(fileURLWithPath: bench.path("cover.jpg")))
    let stored = bench.home.path + "/groups/group.com.nobadi.dbm/chapterCoverImage.jpg"
    let size = { (words: [String]) async throws -> Int in
      let run = try await bench.run(Self.save + ["--cover", "cover.jpg", "--json"] + words)
      #expect(run.exitCode == 0 && run.errors.isEmpty, Comment(rawValue: run.errors))
      #expect(try run.json()["number"] as? Int == 42)
      return try #require(FileManager.default.contents(atPath: stored)).count
    }
    let (usual, low) = (try await size([]), try await size(["--quality", "0.2"]))
    #expect(low < usual)
    let budget = (low + usual) / 2
    let limited = try await size(["--max-bytes", "\(budget)"])
    #expect(limited <= budget && limited > low)
    for words in [["--quality", "1.5"], ["--max-bytes", "0"], ["--quality", "0.5", "--max-bytes", "9000"]] {
      #expect(try await bench.run(Self.save + ["--cover", "cover.jpg"] + words).exitCode == 64)
    }
  }

  @Test(arguments: ["\u{301}a", "\u{200D}a", "\u{FE0F}", "\u{20E3}=b"])
  func `a value may begin with a combining mark`(name: String) async throws {
    let bench = try ToolBench()
    let run = try await bench.run(["comic", "save", "--chapter", "1", "--name=\(name)", "--json"])
    #expect(run.exitCode == 0, Comment(rawValue: run.errors))
    #expect(try (run.json()["name"] as? String)?.unicodeScalars.elementsEqual(name.unicodeScalars) == true)
  }

  @Test func `without a chapter it exits with 66 and a remedy`() async throws {
    let bench = try ToolBench()
    for arguments in [["comic", "show"], ["comic", "progress", "3"]] {
      let run = try await bench.run(arguments)
      #expect(run.exitCode == 66)
      #expect(run.errors.contains("save"))
    }
    #expect(try bench.names() == [])
  }

  @Test(
    arguments: [
      ["comic", "progress", "101"], ["comic", "progress", "-5"], ["comic", "progress", "abc"],
      ["comic", "save", "--chapter", "x", "--name", "a"], ["comic", "save", "--chapter", "1"],
      ["comic", "save", "--chapter", "1", "--name", "a", "--progress", "250"],
    ])
  func `invalid arguments exit with 64`(arguments: [String]) async throws {
    let bench = try ToolBench()
    #expect(try await bench.run(arguments).exitCode == 64)
    #expect(try bench.names() == [])
  }

  @Test func `a missing cover exits with 66, a damaged one with 65, and nothing is saved`() async throws {
    let bench = try ToolBench()
    try Data("no picture".utf8).write(to: URL(fileURLWithPath: bench.path("text.jpg")))
    try Data().write(to: URL(fileURLWithPath: bench.path("empty.jpg")))
    try Self.cover().prefix(200).write(to: URL(fileURLWithPath: bench.path("cut.jpg")))
    for (cover, code) in [("none.jpg", 66), ("text.jpg", 65), ("empty.jpg", 65), ("cut.jpg", 65)] {
      let run = try await bench.run(Self.save + ["--cover", cover])
      #expect(run.exitCode == Int32(code), "\(cover)")
      #expect(run.errors.hasPrefix("error: "))
    }
    #expect(try await bench.run(["comic", "show"]).exitCode == 66)
  }

  @Test func `a cover that is too narrow is an error with its size, and the narrowest one is drawn`() async throws {
    let bench = try ToolBench()
    for (width, height) in [(1, 5_000), (5_000, 1)] {
      try Self.cover(width, height).write(to: URL(fileURLWithPath: bench.path("narrow.jpg")))
      let run = try await bench.run(Self.save + ["--cover", "narrow.jpg"])
      #expect(run.exitCode == 65)
      #expect(run.errors.hasPrefix("error: narrow.jpg: \(width)×\(height) pixels are too narrow for a cover"))
    }
    #expect(try await bench.run(["comic", "show"]).exitCode == 66)
    for (width, height) in [(50, 1_300), (1_300, 50)] {
      try Self.cover(width, height).write(to: URL(fileURLWithPath: bench.path("strip.jpg")))
      #expect(try await bench.run(Self.save + ["--cover", "strip.jpg"]).exitCode == 0)
      for widget in ["comic", "comic-classic"] {
        let drawn = try await bench.run(
          ["render", widget, "--family", "systemMedium", "--scale", "3", "--strict", "-o", "x.png"])
        #expect(drawn.exitCode == 0, "\(drawn.errors)")
      }
    }
  }

  @Test func `a home that cannot be created exits with 73, and a full disk with 74`() async throws {
    let bench = try ToolBench()
    #expect(try await bench.run(Self.save, environment: ["ALMANAC_HOME": "/proc/almanac"]).exitCode == 73)
    _ = try await bench.run(Self.save)
    let long = ["comic", "save", "--chapter", "43", "--name", String(repeating: "x", count: 5_000)]
    #expect(try await bench.run(long, fileSizeLimit: 1).exitCode == 74)
    let json = try await bench.run(["comic", "show", "--json"]).json()
    #expect(json["number"] as? Int == 42)
  }

  @Test func `damaged data exit with 65, line and column, and can be overwritten`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: "{\n  oops\n}")
    let shown = try await bench.run(["comic", "show"])
    #expect(shown.exitCode == 65)
    #expect(shown.errors.contains("currentChapterData.json: line 2 column 3"))
    let saved = try await bench.run(Self.save)
    #expect(saved.exitCode == 0)
    #expect(saved.errors.contains("comic.data-replaced"))
    #expect(try await bench.run(["comic", "show"]).exitCode == 0)
  }

  /// A JPEG with a pattern.
  private static func cover(_ width: Int = 30, _ height: Int = 40) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices { pixels[index] = 0xFF00_0000 | UInt32(index * 7919 % 0xFF_FFFF) }
    }
    return try JPEGEncoder.encode(bitmap, quality: 0.9)
  }
}
