import ArgumentParser
import Foundation
import Graphics
import ImageCodecs
import Testing

@testable import ImagePipeline
@testable import ToolOptions

struct ImageLimitTests {
  private let bench: ToolBench

  init() throws { bench = try ToolBench() }

  private func put(_ data: Data, _ name: String = "a") throws {
    try data.write(to: URL(fileURLWithPath: bench.path(name)))
  }

  private static func png(_ width: Int, _ height: Int) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: height), isOpaque: true) { bytes in
      bytes.baseAddress.map { _ = memset($0, 0xFF, bytes.count) }
    }
    return try PNGEncoder.encode(bitmap)
  }

  /// A PNG with a chunk of zeros after the header, with the checksum `sum`.
  private static func png(_ name: String, zeros count: Int, sum: UInt32) throws -> Data {
    func bytes(_ number: UInt32) -> Data { withUnsafeBytes(of: number.bigEndian) { Data($0) } }
    let file = try png(2, 2)
    let chunk = bytes(UInt32(count)) + Data(name.utf8) + Data(count: count) + bytes(sum)
    return file.prefix(33) + chunk + file.dropFirst(33)
  }

  enum Subject: CaseIterable {
    case megapixels, held, scanMemory, scans, warnings, input, side

    func data() throws -> Data {
      switch self {
      case .megapixels: FlatJPEG(size: PixelSize(width: 8_000, height: 6_400)).data
      // 240 MB of coefficients.
      case .held: FlatJPEG(size: PixelSize(width: 8_000, height: 5_000), componentCount: 3).data
      case .scanMemory: FlatJPEG(size: PixelSize(width: 7_000, height: 4_200), componentCount: 3).data
      case .scans: FlatJPEG(size: PixelSize(width: 16, height: 16), scanCount: 101).data
      case .warnings: FlatJPEG(size: PixelSize(width: 16, height: 16), oddityCount: 101).data
      case .input: FlatJPEG(size: PixelSize(width: 16, height: 16)).data + Data(count: 64 << 20)
      case .side: try ImageLimitTests.png(65_501, 1)
      }
    }
  }

  @Test(
    arguments: [
      (
        .megapixels, "more than the limit of 50 megapixels; raise the limit with --limit megapixels=52", "megapixels=52"
      ),
      (.held, "(limit 56 million for all images); ", "held-megapixels=61"),
      (.scanMemory, "the scans of the JPEG need 168 MiB of memory (limit 160 MiB per image)", "held-megapixels=57"),
      (.scans, "more scans than the limit allows; raise the limit with --limit scans=NUMBER", "scans=101"),
      (.warnings, "more warnings than the limit allows; raise the limit with --limit warnings=NUMBER", "warnings=101"),
      (.input, "more than the limit of 67108864; raise the limit with --limit input-mib=65", "input-mib=65"),
      (.side, "more than the limit of 65500 pixels per side; raise the limit with --limit side=65501", "side=65501"),
    ] as [(Subject, String, String)])
  func `an error about a limit has the setting that raises it, and it works`(
    subject: Subject, words: String, setting: String
  ) async throws {
    try put(try subject.data())
    for command in [["inspect", "a"], ["compress", "a", "b.jpg", "--width", "40"]] {
      let refused = try await bench.run(["image"] + command)
      #expect(refused.exitCode == 65)
      #expect(refused.errors.contains(words) && refused.errors.contains("--limit "), "\(refused.errors)")
      #expect(bench.data("b.jpg") == nil)
      let taken = try await bench.run(["image"] + command + ["--limit", setting])
      #expect(taken.exitCode == 0, "\(taken.errors)")
    }
    #expect(try JPEGDecoder.header(of: try #require(bench.data("b.jpg"))).pixelSize.width <= 40)
  }

  @Test func `a chapter's cover is saved and drawn within the given limits`() async throws {
    try put(FlatJPEG(size: PixelSize(width: 8_000, height: 6_400)).data)
    let save = ["comic", "save", "--chapter", "1", "--name", "a", "--cover", "a"]
    let refused = try await bench.run(save)
    #expect(refused.exitCode == 65 && refused.errors.contains("50 megapixels"), "\(refused.errors)")
    let saved = try await bench.run(save + ["--limit", "megapixels=52"])
    #expect(saved.exitCode == 0, "\(saved.errors)")
    let render = ["render", "comic", "--family", "systemSmall", "--strict", "-o", "b.png"]
    #expect(try await bench.run(render).exitCode == 0)
    let withoutCover = try await bench.run(render + ["--limit", "side=100"])
    #expect(withoutCover.exitCode == 2 && withoutCover.errors.contains("100 pixels per side"), "\(withoutCover.errors)")
  }

  @Test func `a chunk over the limit is skipped, with the setting that keeps it`() async throws {
    try put(try Self.png("prVt", zeros: (8 << 20) + 1, sum: 0x76AA34FD))
    for command in [["inspect", "a"], ["compress", "a", "b.jpg"]] {
      let short = try await bench.run(["image"] + command + ["--strict"])
      #expect(short.exitCode == 2)
      #expect(
        short.errors.contains("chunk data is too large); raise the limit with --limit chunk-mib=NUMBER [png.damaged]"))
      let whole = try await bench.run(["image"] + command + ["--strict", "--limit", "chunk-mib=17"])
      #expect(whole.exitCode == 0, "\(whole.errors)")
    }
  }

  @Test func `the held pixels are twice those of the output`() async throws {
    try put(FlatJPEG(size: PixelSize(width: 1_000, height: 600)).data)
    let refused = try await bench.run(["image", "compress", "a", "b.jpg", "--limit", "held-megapixels=1"])
    #expect(refused.exitCode == 65 && refused.errors.contains("raise the limit with --limit held-megapixels=2"))
    let made = try await bench.run(["image", "compress", "a", "b.jpg", "--limit", "held-megapixels=2"])
    #expect(made.exitCode == 0, "\(made.errors)")
  }

  @Test(arguments: [
    ("megapixel=3", "unknown limit 'megapixel'. Did you mean 'megapixels'? Choose from: megapixels, side, scans"),
    ("=5", "unknown limit ''."), ("megapixels", "Use a whole number from 1 to 2000: --limit megapixels=50."),
    ("megapixels=", "from 1 to 2000"), ("megapixels=0", "from 1 to 2000"), ("megapixels=2001", "from 1 to 2000"),
    ("megapixels=1.5", "from 1 to 2000"), ("side=-1", "from 1 to 1000000: --limit side=65500."),
    ("scans=1e3", "from 1 to 10000: --limit scans=100."), ("warnings=x", "--limit warnings=100."),
    ("chunk-mib=4096", "from 1 to 2047: --limit chunk-mib=8."), ("input-mib=0", "--limit input-mib=64."),
    ("held-megapixels=99999999999999999999", "from 1 to 100000: --limit held-megapixels=56."),
  ])
  func `invalid settings are errors with the valid ones`(setting: String, words: String) async throws {
    for command in [["inspect", "a"], ["compress", "a", "b.jpg"]] {
      let run = try await bench.run(["image"] + command + ["--limit", setting])
      #expect(run.exitCode == 64 && run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test func `the help lists every limit with its default`() async throws {
    for command in ["inspect", "compress"] {
      let help = try await bench.run(["image", command, "--help"]).text
      for limit in SettableLimit.allCases { #expect(help.contains("\(limit)=\(limit.standard)")) }
    }
  }

  @Test func `without settings there are defaults, and dependent limits grow`() throws {
    #expect(try LimitArguments.parse([]).options.limits == .standard)
    #expect(SettableLimit.limits([:]) == .standard)
    let options = ["megapixels=100", "scans=9", "scans=300", "input-mib=1", "held-megapixels=112"].flatMap {
      ["--limit", $0]
    }
    let limits = try LimitArguments.parse(options).options.limits
    #expect(limits.maximumArea == 100_000_000 && limits.maximumScans == 300)
    #expect(limits.maximumInputBytes == 1 << 20)
    #expect(limits.maximumScannedArea == 6_000_000_000 && limits.maximumUnpackedBytes == 512 << 20)
    #expect(limits.budget.pixels == 112_000_000 && limits.maximumWorkingBytes == 448_000_000 + 16 << 20)
    // Lowering one limit does not lower others.
    let less = SettableLimit.limits([.megapixels: 1, .scans: 1, .held: 1])
    #expect(less.maximumScannedArea == 1_000_000_000 && less.maximumUnpackedBytes == 256 << 20)
    #expect(less.maximumWorkingBytes == 160 << 20)
  }

  @Test(
    arguments: [
      (failure(PNGError.tooLarge(size(7_000, 6_000), limit: .unpackedBytes(256 << 20))), "megapixels=71"),
      (failure(JPEGError.tooLarge(size(65_535, 1), limit: .side(65_500))), nil),
      (failure(WebPError.tooLarge(size(9_000, 9_000), limit: .area(50_000_000))), "megapixels=81"),
      (failure(GIFError.tooLarge(size(100, 300), limit: .side(200))), "side=300"),
      (failure(GIFError.tooLarge(size(65_535, 65_535), limit: .area(50_000_000))), nil),
      (failure(PNGError.tooManyWarnings), "warnings=NUMBER"),
      (failure(JPEGError.outOfMemory), nil),
      (.overBudget(pixels: 60_000_001, limit: 56_000_000), "held-megapixels=61"),
      (.overWorkingMemory(bytes: 400_000_004, limit: 160 << 20), "held-megapixels=101"),
      (.fileTooLarge(bytes: 1 << 40, limit: 64 << 20), nil), (.outOfMemory, nil),
    ] as [(ImageError, String?)])
  func `an error has the smallest setting that allows it, or none`(fault: ImageError, setting: String?) throws {
    #expect(fault.remedy == setting)
  }

  private static func failure(_ error: any CodecError) -> ImageError { .codecFailure(CodecFailure(error)) }

  private static func size(_ width: Int, _ height: Int) -> PixelSize { PixelSize(width: width, height: height) }
}
