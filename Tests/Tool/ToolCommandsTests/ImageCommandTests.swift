import Foundation
import Graphics
import ImageCodecs
import Testing

struct ImageCommandTests {
  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private func bitmap(_ width: Int, _ height: Int) -> Bitmap {
    Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      let pixels = bytes.bindMemory(to: UInt32.self)
      for index in pixels.indices {
        let (x, y) = (index % width, index / width)
        pixels[index] = 0xFF00_0040 | UInt32(x * 255 / width) << 16 | UInt32((x * y) % 256) << 8
      }
    }
  }

  private func put(_ data: Data, _ name: String) throws {
    let file = bench.folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func jpeg(_ width: Int, _ height: Int) throws -> Data {
    try JPEGEncoder.encode(bitmap(width, height), quality: 0.95)
  }

  private func size(_ name: String) throws -> PixelSize {
    try JPEGDecoder.header(of: try #require(bench.data(name))).pixelSize
  }

  @Test func `a file is compressed, with the same result twice`() async throws {
    try put(PNGEncoder.encode(bitmap(300, 400)), "cover.png")
    let run = try await bench.run(["image", "compress", "cover.png", "small.jpg", "--width", "150"])
    #expect(run.exitCode == 0 && run.text == "small.jpg\n" && run.errors.isEmpty)
    #expect(try size("small.jpg") == PixelSize(width: 150, height: 200))
    let piped = try await bench.run(["image", "compress", "cover.png", "-", "--width", "150"])
    #expect(piped.output == bench.data("small.jpg"))
  }

  @Test func `a folder becomes a folder, and other files are skipped with a note`() async throws {
    for name in ["a.jpg", "deep/b.jpeg", "c"] { try put(jpeg(200, 300), "in/\(name)") }
    try put(Data("hello".utf8), "in/read.me")
    try put(jpeg(200, 300), "in/.hidden.jpg")
    let run = try await bench.run(["image", "compress", "in", "out", "--height", "150", "--json", "--jobs", "3"])
    #expect(run.exitCode == 0)
    #expect(run.errors.contains("note: in/read.me: skipped: not a JPEG, PNG, WebP or GIF image but text"))
    #expect(run.errors.contains("3 images: 0."))
    let list = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    let made = list.filter { $0["error"] == nil }
    #expect(made.map { $0["output"] as? String } == ["out/a.jpg", "out/c.jpg", "out/deep/b.jpg"])
    for report in made {
      #expect(report["height"] as? Int == 150 && report["width"] as? Int == 100)
      #expect(report["bytesAfter"] as? Int == bench.data(report["output"] as? String ?? "")?.count)
    }
  }

  @Test func `a damaged image is an error, and the others are compressed`() async throws {
    try put(jpeg(200, 300).prefix(2000), "in/cut.jpg")
    try put(jpeg(200, 300), "in/whole.jpg")
    let run = try await bench.run(["image", "compress", "in", "out", "--max-bytes", "6000"])
    #expect(run.exitCode == 65 && run.text == "out/whole.jpg\n")
    #expect(run.errors.contains("error: in/cut.jpg: the JPEG is truncated"))
    #expect(try #require(bench.data("out/whole.jpg")).count <= 6000)
    #expect(try bench.names(in: "out") == ["whole.jpg"])
  }

  @Test func `two images do not overwrite each other`() async throws {
    for name in ["a.jpg", "a.jpeg"] { try put(jpeg(20, 30), "in/\(name)") }
    let run = try await bench.run(["image", "compress", "in", "out"])
    #expect(run.exitCode == 0 && run.text == "out/a.jpg\nout/a.jpg.jpg\n")
  }

  @Test func `a linked input folder is read, and a linked output is not followed`() async throws {
    try put(jpeg(20, 30), "in/a.jpg")
    try FileManager.default.createSymbolicLink(
      atPath: bench.path("link"), withDestinationPath: bench.path("in"))
    for _ in 0..<2 {
      let run = try await bench.run(["image", "compress", "link", "in/small", "--width", "10"])
      #expect(run.exitCode == 0 && run.text == "in/small/a.jpg\n")
    }
    #expect(try await bench.run(["image", "inspect", "link/"]).text.split(separator: "\n").count == 2)
  }

  @Test func `JSON has the failures, and the others are compressed`() async throws {
    try put(jpeg(20, 30), "in/a.jpg")
    try put(Data("hello".utf8), "in/b.txt")
    try put(jpeg(20, 30).prefix(700), "in/c.jpg")
    try put(Data(), "out/a.jpg/in-the-way")
    let run = try await bench.run(["image", "compress", "in", "out", "--json"])
    #expect(run.exitCode == 65)
    let list = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(list.map { $0["input"] as? String } == ["in/a.jpg", "in/b.txt", "in/c.jpg"])
    #expect(list.allSatisfy { ($0["error"] as? String)?.isEmpty == false })
  }

  @Test func `an unreadable folder is an error`() async throws {
    try put(jpeg(20, 30), "in/a.jpg")
    try put(jpeg(20, 30), "in/closed/b.jpg")
    let closed = bench.path("in/closed")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: closed)
    defer { try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: closed) }
    let run = try await bench.run(["image", "inspect", "in"], isBoundByPermissions: true)
    #expect(run.exitCode == 66 && run.errors.contains("in/closed: cannot be read") && run.text.contains("in/a.jpg"))
  }

  @Test func `a file named as JPEG is a JPEG, and a folder gets the smaller format`() async throws {
    let flat = Bitmap(pixelSize: PixelSize(width: 80, height: 80), isOpaque: true) { bytes in
      for index in bytes.indices { bytes[index] = index % 4 == 3 ? 255 : 90 }
    }
    try put(PNGEncoder.encode(flat), "in/flat.png")
    let named = try await bench.run(["image", "compress", "in/flat.png", "flat.jpg"])
    #expect(named.exitCode == 0 && named.errors.contains("grew from"))
    #expect(try size("flat.jpg") == PixelSize(width: 80, height: 80))
    let folder = try await bench.run(["image", "compress", "in", "out"])
    #expect(folder.text == "out/flat.png\n" && folder.exitCode == 0)
  }

  @Test(arguments: [
    (["--width", "0"], 64), (["--height", "70000"], 64), (["--quality", "1.1"], 64), (["--quality", "nan"], 64),
    (["--quality", "0.5", "--max-bytes", "9"], 64), (["--max-bytes", "0"], 64), (["--jobs", "0"], 64),
    (["--chroma", "no"], 64), (["--max-bytes", "100"], 65), (["--width", "-1"], 64), (["--max-bytes", "60k"], 64),
  ])
  func `invalid options are errors`(options: [String], exitCode: Int) async throws {
    try put(jpeg(200, 300), "cover.jpg")
    let run = try await bench.run(["image", "compress", "cover.jpg", "small.jpg"] + options)
    #expect(run.exitCode == exitCode && !run.errors.isEmpty)
    #expect(bench.data("small.jpg") == nil)
  }

  @Test func `impossible outputs are errors`() async throws {
    try put(jpeg(20, 30), "in/a.jpg")
    #expect(try await bench.run(["image", "compress", "nowhere", "out"]).exitCode == 66)
    #expect(try await bench.run(["image", "compress", "", "out"]).exitCode == 64)
    #expect(try await bench.run(["image", "inspect", ""]).exitCode == 64)
    #expect(try await bench.run(["image", "compress", "in", "in/a.jpg"]).exitCode == 73)
    #expect(try await bench.run(["image", "compress", "in", "-"]).exitCode == 73)
    #expect(try await bench.run(["image", "compress", "in/a.jpg", "/proc/a.jpg"]).exitCode == 73)
  }

  @Test func `files are inspected`() async throws {
    try put(jpeg(200, 300), "in/a.jpg")
    try put(PNGEncoder.encode(bitmap(10, 20)), "in/b.png")
    try put(jpeg(200, 300).prefix(3000), "in/c.jpg")
    let run = try await bench.run(["image", "inspect", "in", "--json"])
    #expect(run.exitCode == 65 && run.errors.contains("in/c.jpg: the JPEG is truncated"))
    let list = try #require(try JSONSerialization.jsonObject(with: run.output) as? [[String: Any]])
    #expect(list.map { $0["format"] as? String } == ["jpeg", "png", nil])
    #expect(list[1]["width"] as? Int == 10 && list[1]["height"] as? Int == 20)
    try put(Data("<svg/>".utf8), "other/d.svg")
    let mixed = try await bench.run(["image", "inspect", "other", "in/b.png"])
    #expect(mixed.exitCode == 0 && mixed.errors.hasPrefix("note: other/d.svg: skipped: "), "\(mixed.errors)")
    #expect(try await bench.run(["image", "inspect", "other/d.svg"]).exitCode == 65)
    let text = try await bench.run(["image", "inspect", "in/b.png"])
    #expect(text.exitCode == 0 && text.text.hasPrefix("in/b.png  10 × 20, PNG, "))
  }
}
