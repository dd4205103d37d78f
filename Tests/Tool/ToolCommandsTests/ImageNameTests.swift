import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import ToolReports

/// Image commands with file names that are not UTF-8, or that contain control characters.
struct ImageNameTests {
  private let bench: ToolBench
  private let picture: Data

  init() throws {
    bench = try ToolBench()
    let bitmap = Bitmap(pixelSize: PixelSize(width: 8, height: 12), isOpaque: true) { bytes in
      for index in bytes.indices { bytes[index] = 255 }
    }
    picture = try JPEGEncoder.encode(bitmap, quality: 0.8)
    try FileManager.default.createDirectory(atPath: bench.path("in"), withIntermediateDirectories: true)
  }

  /// Foundation cannot name such a file.
  private func put(_ data: Data, _ name: [UInt8]) throws {
    let descriptor = open(path(name), O_WRONLY | O_CREAT | O_EXCL, 0o644)
    try #require(descriptor >= 0)
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: data)
  }

  private func path(_ name: [UInt8]) -> [CChar] {
    (Array(bench.path("in/").utf8) + [0x2F] + name + [0]).map { CChar(bitPattern: $0) }
  }

  private static let names: [[UInt8]] = [
    Array("caf\u{1B}[31m".utf8) + [0xE9] + Array(".jpg".utf8), [0xFF, 0xFE], Array("a".utf8) + [0xC3],
  ]

  @Test(arguments: [["image", "compress", "in", "out"], ["image", "inspect", "in/"]])
  func `a name that is not UTF-8 is an error with escaped bytes, and the others are processed`(
    arguments: [String]
  ) async throws {
    try put(picture, Array("whole.jpg".utf8))
    try put(picture, [UInt8(ascii: "."), 0xE9])
    for name in Self.names { try put(picture, name) }
    let run = try await bench.run(arguments)
    #expect(run.exitCode == 66)
    for name in [#"caf\x1B[31m\xE9.jpg"#, #"\xFF\xFE"#, #"a\xC3"#] {
      #expect(
        run.errors.contains("error: in/\(name): skipped: the name is not valid UTF-8; rename it\n"), "\(run.errors)")
    }
    #expect(run.errors.components(separatedBy: "not valid UTF-8").count == 4)
    #expect(run.text.contains("whole.jpg"))
    #expect(!run.errors.utf8.contains(0x1B))
  }

  @Test func `a folder whose name is not UTF-8 is skipped, with an error`() async throws {
    try put(picture, Array("whole.jpg".utf8))
    try #require(mkdir(path([0xE9]), 0o755) == 0)
    let run = try await bench.run(["image", "compress", "in", "out"])
    #expect(run.exitCode == 66 && run.text == "out/whole.jpg\n")
    #expect(run.errors.contains(#"error: in/\xE9: skipped"#))
  }

  @Test(arguments: [
    ("a\u{1B}]0;b\u{7}.jpg", #"a\x1B]0;b\x07.jpg"#), ("a\nb.jpg", #"a\nb.jpg"#), ("a\\nb.jpg", #"a\\nb.jpg"#),
    ("a\u{9B}31mb.jpg", #"a\xC2\x9B31mb.jpg"#), ("a\u{202E}gpj.jpg", #"a\xE2\x80\xAEgpj.jpg"#),
    ("Grüße うつろな月 👩‍🚀.jpg", "Grüße うつろな月 👩‍🚀.jpg"),
  ])
  func `control characters in names are escaped`(name: String, shown: String) async throws {
    try put(picture, Array(name.utf8))
    try put(picture.prefix(200), Array("cut \(name)".utf8))
    try put(Data("text".utf8), Array("text \(name)".utf8))
    let made = try await bench.run(["image", "compress", "in", "out"])
    #expect(made.exitCode == 65 && made.text == "out/\(shown)\n")
    #expect(made.errors.contains("note: in/text \(shown): skipped"))
    #expect(made.errors.contains("error: in/cut \(shown): "))
    let told = try await bench.run(["image", "inspect", "in"])
    #expect(told.text.hasPrefix("in/\(shown)  8 × 12, JPEG"))
    #expect(told.errors.contains("error: in/cut \(shown): ") && told.errors.contains("note: in/text \(shown): "))
    let json = try await bench.run(["image", "inspect", "in/\(name)", "--json"])
    let reports = try #require(try JSONSerialization.jsonObject(with: json.output) as? [[String: Any]])
    #expect(reports.first?["file"] as? String == "in/\(name)")
    for run in [made, told, json] {
      for text in [run.text, run.errors] {
        #expect(!text.unicodeScalars.contains { $0 != "\n" && $0.isControl })
      }
    }
    let missing = try await bench.run(["image", "compress", "in/no \(name)", "x.jpg"])
    #expect(missing.errors.contains("error: in/no \(shown): no such file"))
    let refused = try await bench.run(["image", "compress", "in/\(name)", "/proc/\(name)"])
    #expect(refused.exitCode == 73 && refused.errors.contains("/proc/\(shown): "))
  }

  @Test(
    arguments: [
      ([0x61, 0xC3, 0xA9], "aé"), ([0xC3], #"\xC3"#), ([0xC3, 0x28], #"\xC3("#),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#),
      ([0xF0, 0x9F, 0x8C, 0x99, 0x80], #"🌙\x80"#), ([0x0A, 0x5C], #"\n\\"#), ([], ""), ([0xC0, 0x80], #"\xC0\x80"#),
    ] as [([UInt8], String)])
  func `valid bytes are shown as text, and others escaped`(bytes: [UInt8], text: String) {
    #expect(String(printing: bytes) == text)
  }
}
