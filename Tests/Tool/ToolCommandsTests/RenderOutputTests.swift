import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Testing

@Suite struct RenderOutputTests {
  private static let chapter = #"{"number": 42, "name": "The Hollow Moon", "progress": 7, "coverImagePath": ""}"#

  private func render(
    _ bench: ToolBench, _ arguments: String..., fileSizeLimit: Int? = nil
  ) async throws -> ToolRun {
    try await bench.run(
      ["render", "comic", "--at", ToolBench.date] + arguments, fileSizeLimit: fileSizeLimit)
  }

  @Test func `the picture's path is printed`() async throws {
    let bench = try ToolBench()
    let run = try await render(bench, "--family", "systemMedium", "--scale", "3", "-o", "m.png")
    #expect(run.exitCode == 0)
    #expect(run.text == "m.png\n")
    #expect(run.errors.isEmpty)
    let header = try PNGDecoder.header(of: try #require(bench.data("m.png")))
    #expect("\(header)" == "1092×510")
    #expect(try bench.names().filter { $0.hasSuffix(".png") } == ["m.png"])
  }

  @Test func `a hyphen is standard output, with the same bytes`() async throws {
    let bench = try ToolBench()
    let run = try await render(bench, "-o", "-")
    _ = try await render(bench, "-o", "x.png")
    #expect(run.exitCode == 0)
    #expect(run.output == bench.data("x.png"))
    #expect(try PNGDecoder.decode(run.output).pixelSize.width == 340)
  }

  @Test func `JSON has size, links, dates and diagnostics`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: Self.chapter.replacing("7", with: "250"))
    let run = try await render(bench, "--family", "systemMedium", "--scale", "3", "--json", "-o", "m.png")
    let json = try run.json()
    #expect(json["kind"] as? String == "comic")
    #expect(json["family"] as? String == "systemMedium")
    #expect(json["device"] as? String == "430x932")
    #expect(json["scheme"] as? String == "light")
    #expect(json["state"] as? String == "timeline")
    #expect(json["scale"] as? Double == 3)
    #expect(json["pixelWidth"] as? Int == 1092)
    #expect(json["pixelHeight"] as? Int == 510)
    #expect(json["file"] as? String == "m.png")
    #expect(json["entryDate"] as? String == "2026-11-21T08:00:00Z")
    #expect(json["reloadPolicy"] as? String == "after")
    #expect(json["reloadDate"] as? String == "2026-11-21T09:00:00Z")
    let link = try #require((json["links"] as? [[String: Any]])?.first)
    #expect(link["url"] as? String == "dbmultiverse://chapter/42")
    #expect(link["rect"] as? [Double] == [0, 0, 364, 170])
    let diagnostic = try #require((json["diagnostics"] as? [[String: Any]])?.first)
    #expect(diagnostic["id"] as? String == "comic.progress-clamped")
    #expect((diagnostic["subject"] as? String)?.hasSuffix("/currentChapterData.json") == true)
  }

  @Test func `odd JSON is reported with file and position, and is fatal with strict`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: #"{"number": 1, "name": "\ud83d", "progress": 7, "number": 42}"#)
    let run = try await render(bench, "-o", "x.png")
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("/currentChapterData.json: unpaired surrogate `\\ud83d`"))
    #expect(run.errors.contains("(line 1 column 24) [comic.text-replaced]"))
    #expect(run.errors.contains("(line 1 column 48) [comic.key-repeated]"))
    #expect(bench.data("x.png") != nil)
    #expect(try await render(bench, "--strict", "-o", "y.png").exitCode == 2)
  }

  @Test func `a dump is text, without a picture`() async throws {
    let bench = try ToolBench()
    let layout = try await render(bench, "--dump", "layout")
    let list = try await render(bench, "--dump", "display-list")
    #expect(layout.exitCode == 0 && list.exitCode == 0)
    #expect(layout.text.hasPrefix("(") && layout.text.contains(" 0 0 170 170"))
    #expect(list.text.hasPrefix("(display-list 170 170 @2x"))
    #expect(try bench.names() == [])
  }

  @Test(arguments: [("svg", "<?xml"), ("pdf", "%PDF-")])
  func `other formats have their own files`(format: (name: String, beginning: String)) async throws {
    let bench = try ToolBench()
    let run = try await render(bench, "--format", format.name, "-o", "x")
    #expect(run.exitCode == 0)
    #expect(bench.data("x")?.starts(with: format.beginning.utf8) == true)
  }

  @Test func `transparent corners are clear`() async throws {
    let bench = try ToolBench()
    let run = try await render(bench, "--transparent", "-o", "-")
    let bitmap = try PNGDecoder.decode(run.output)
    #expect(bitmap[0, 0] == 0 && bitmap[339, 339] == 0)
    #expect(bitmap[170, 0] >> 24 == 0xFF)
  }

  @Test func `with strict, a diagnostic exits with 2, with the picture`() async throws {
    let bench = try ToolBench()
    try bench.put(chapter: "{")
    let lenient = try await render(bench, "-o", "a.png")
    let strict = try await render(bench, "--strict", "-o", "b.png")
    #expect(lenient.exitCode == 0 && strict.exitCode == 2)
    let file = "\(bench.home.path)/groups/group.com.nobadi.dbm/currentChapterData.json"
    #expect(strict.errors.hasPrefix("warning: \(file): line 1 column 2: "))
    #expect(strict.errors == lenient.errors)
    #expect(bench.data("a.png") == bench.data("b.png"))
    #expect(bench.data("b.png") != nil)
  }

  @Test func `strict without diagnostics succeeds`() async throws {
    #expect(try await render(try ToolBench(), "--strict", "-o", "x.png").exitCode == 0)
  }

  @Test func `a path that cannot be created exits with 73`() async throws {
    let bench = try ToolBench()
    try Data("old".utf8).write(to: URL(fileURLWithPath: bench.path("file")))
    try FileManager.default.createDirectory(atPath: bench.path("folder"), withIntermediateDirectories: false)
    // Not even root can create files in /proc.
    for place in ["/proc/almanac/x.png", "/proc/x.png", "file/x.png", "folder", "folder/"] {
      let run = try await render(bench, "-o", place)
      #expect(run.exitCode == 73, "\(place)")
      #expect(run.errors.hasPrefix("error: \(place)"))
      #expect(run.output.isEmpty)
    }
    #expect(bench.data("file") == Data("old".utf8))
    #expect(try bench.names() == ["file", "folder"])
    #expect(try bench.names(in: "folder") == [])
  }

  @Test func `a read-only folder exits with 73 and keeps its picture`() async throws {
    let bench = try ToolBench()
    try FileManager.default.createDirectory(atPath: bench.path("folder"), withIntermediateDirectories: false)
    try Data("old".utf8).write(to: URL(fileURLWithPath: bench.path("folder/x.png")))
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: bench.path("folder"))
    let run = try await bench.run(["render", "comic", "-o", "folder/x.png"], isBoundByPermissions: true)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bench.path("folder"))
    #expect(run.exitCode == 73)
    #expect(run.errors == "error: folder/x.png: cannot be created: Permission denied\n")
    #expect(bench.data("folder/x.png") == Data("old".utf8))
    #expect(try bench.names(in: "folder") == ["x.png"])
  }

  @Test func `a full disk exits with 74, keeps the old picture and leaves nothing behind`() async throws {
    let bench = try ToolBench()
    try Data("old".utf8).write(to: URL(fileURLWithPath: bench.path("x.png")))
    let run = try await render(bench, "-o", "x.png", fileSizeLimit: 1)
    #expect(run.exitCode == 74)
    #expect(run.errors.hasPrefix("error: x.png: cannot be written: "))
    #expect(bench.data("x.png") == Data("old".utf8))
    #expect(try bench.names() == ["x.png"])
  }

  @Test func `full standard output exits with 74`() async throws {
    let bench = try ToolBench()
    // Here, standard output is a file with a size limit.
    let run = try await render(bench, "-o", "-", fileSizeLimit: 1)
    #expect(run.exitCode == 74)
    #expect(run.errors.contains("standard output"))
  }
}
