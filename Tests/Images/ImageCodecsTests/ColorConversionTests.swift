import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import ProfileBuilding
import Testing

/// Profiles converted to sRGB. The expected values are littlecms 2.19's, through Pillow's ImageCms: profiles of the
/// same bytes to its own sRGB, relative colorimetric, without optimization.
struct ColorConversionTests {
  private static let colors: [UInt32] = [
    0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080, 0xC86432, 0x1428DC, 0x0A141E, 0x5AB4A0,
  ]

  private static let squares = ProfileBuilder.curve((0...15).map { ($0 * $0 * 65_535 + 112) / 225 })

  private static let cases: [(name: String, profile: ProfileBuilder, expected: [UInt32])] = [
    (
      "Display P3", ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve),
      [
        0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080, 0xD75D1F, 0x0C29E5, 0x07141F, 0x29B79F,
      ]
    ),
    (
      "Display P3, 16 samples", ProfileBuilder(ProfileBuilder.displayP3, curve: squares),
      [
        0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x8A8A8A, 0xDD6725, 0x082DE9, 0x061421, 0x39BEA8,
      ]
    ),
    (
      "Adobe RGB (1998)", ProfileBuilder(ProfileBuilder.adobeRGB, curve: ProfileBuilder.curve(563)),
      [
        0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x818181, 0xE3642A, 0x0023E1, 0x000C18, 0x00B5A1,
      ]
    ),
    (
      "Adobe RGB (1998), version 4",
      ProfileBuilder(ProfileBuilder.adobeRGB, curve: ProfileBuilder.formula(0, 2.19921875)),
      [
        0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x818181, 0xE3642A, 0x0023E1, 0x000C18, 0x00B5A1,
      ]
    ),
    (
      "ProPhoto", ProfileBuilder(ProfileBuilder.proPhoto, curve: ProfileBuilder.curve(461)),
      [
        0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x929292, 0xFF502E, 0x0038F2, 0x001C2A, 0x00CFAD,
      ]
    ),
    (
      "a formula of seven numbers",
      ProfileBuilder(
        ProfileBuilder.proPhoto, curve: ProfileBuilder.formula(4, 1.8, 0.99, 0.01, 1.0 / 16, 1.0 / 32, 0, 0)),
      [
        0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x949494, 0xFF5332, 0x003BF2, 0x00202D, 0x00CFAE,
      ]
    ),
    (
      "a formula that is not 0 at 0",
      ProfileBuilder(ProfileBuilder.proPhoto, curve: ProfileBuilder.formula(1, 2, 0.9, 0.1)),
      [
        0x191919, 0xFFFFFF, 0xFF0005, 0x00FF00, 0x0014FF, 0x969696, 0xFF5B40, 0x0047F1, 0x0A323C, 0x00CFAF,
      ]
    ),
    (
      "a formula that is flat at first",
      ProfileBuilder(ProfileBuilder.proPhoto, curve: ProfileBuilder.formula(2, 2, 0.9, -0.1, 0.2)),
      [
        0x7C7C7C, 0xECECEC, 0xFF417A, 0x00FE5A, 0x0C7BF9, 0x9A9A9A, 0xF37A7A, 0x447CDE, 0x7C7C7C, 0x28C2AB,
      ]
    ),
  ]

  private func png(_ colors: [UInt32], colorType: Int = 2, _ chunks: (name: String, contents: [UInt8])...) -> Data {
    var builder = PNGBuilder(width: colors.count, height: 1, colorType: colorType)
    builder.chunks = chunks
    return builder.file { x, _, channel in channel == 3 ? 51 : Int(colors[x] >> (16 - 8 * channel) & 255) }
  }

  private func ids(_ body: () throws -> Void) throws -> [String] {
    let log = DiagnosticLog()
    try log.collecting(body)
    return log.diagnostics.map(\.id)
  }

  @Test(arguments: Self.cases.indices) func `colours equal littlecms's`(_ index: Int) throws {
    let (name, profile, expected) = Self.cases[index]
    let bitmap = try PNGDecoder.decode(png(Self.colors, ("iCCP", ProfileBuilder.chunk(profile.data))))
    for (x, color) in expected.enumerated() {
      #expect(JPEGSubject.distance(bitmap[x, 0], 0xFF00_0000 | color) <= 1, "\(name), colour \(x)")
    }
  }

  @Test(arguments: [
    (ProfileBuilder.curve(461), [0, 2, 20, 81, 146, 210, 251, 255] as [UInt32]),
    // littlecms has 19 for the second one, as its inverse of sRGB's curve has few samples near black; 28 is right.
    (ProfileBuilder.curve(), [0, 28, 71, 137, 188, 229, 253, 255]),
  ])
  func `gray has its own curve`(_ curve: [UInt8], _ expected: [UInt32]) throws {
    let values = [0, 3, 16, 64, 128, 200, 250, 255]
    var builder = PNGBuilder(width: 8, height: 1, colorType: 0)
    builder.chunks = [("iCCP", ProfileBuilder.chunk(ProfileBuilder(gray: curve).data))]
    let bitmap = try PNGDecoder.decode(builder.file { x, _, _ in values[x] })
    for (x, gray) in expected.enumerated() {
      #expect(JPEGSubject.distance(bitmap[x, 0], 0xFF00_0000 | gray * 0x10101) <= 1)
    }
  }

  @Test func `colours are converted before premultiplication`() throws {
    let profile = ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve)
    let file = png([0x5AB4A0], colorType: 6, ("iCCP", ProfileBuilder.chunk(profile.data)))
    // 0x29B79F by 51 / 255.
    #expect(JPEGSubject.distance(try PNGDecoder.decode(file)[0, 0], 0x3308_2520) <= 1)
  }

  @Test func `sRGB is unchanged`() throws {
    let profile = ProfileBuilder(ProfileBuilder.sRGB, curve: ProfileBuilder.sRGBCurve)
    #expect(ColorConversion(from: try ColorProfile(profile.data)) == nil)
    let p3 = ProfileBuilder.chunk(ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve).data)
    #expect(try PNGDecoder.decode(png([0xC86432], ("iCCP", p3), ("sRGB", [0])))[0, 0] == 0xFFC8_6432)
  }

  @Test(arguments: [([12, 13, 0, 1], 0xD75D1F, 0), ([1, 13, 0, 1], 0xC86432, 0), ([9, 16, 0, 1], 0xC86432, 1)])
  func `a cICP code takes precedence over a profile`(_ code: [UInt8], _ expected: UInt32, _ faults: Int) throws {
    let profile = ProfileBuilder(ProfileBuilder.proPhoto, curve: ProfileBuilder.sRGBCurve)
    let file = png([0xC86432], ("cICP", code), ("iCCP", ProfileBuilder.chunk(profile.data)))
    var pixel: UInt32 = 0
    let found = try ids { pixel = try PNGDecoder.decode(file)[0, 0] }
    #expect(JPEGSubject.distance(pixel, 0xFF00_0000 | expected) <= 1)
    #expect(found == Array(repeating: "picture.profile-ignored", count: faults))
  }

  @Test(arguments: [65_000, 100, 70], [false, true])
  func `the parts of a JPEG's profile may come in any order`(size: Int, isReversed: Bool) throws {
    let profile = ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve).data
    let flat = try JPEGEncoder.encode(JPEGSubject.bitmap(16, 16) { _, _ in 0x5AB4A0 }, quality: 1, subsampling: .full)
    let parts = ProfileBuilder.segments(profile, size: size)
    let data = (isReversed ? parts.reversed() : parts).reduce(flat) {
      JPEGSurgery.inserting(marker: 0xE2, payload: $1, into: $0)
    }
    #expect(JPEGSubject.distance(try JPEGDecoder.decode(data)[8, 8], 0xFF29_B79F) <= 3)
  }

  @Test(arguments: [0, 2, 4]) func `a profile with a missing part is not applied`(_ missing: Int) throws {
    let profile = ProfileBuilder(ProfileBuilder.displayP3, curve: ProfileBuilder.sRGBCurve).data
    let flat = try JPEGEncoder.encode(JPEGSubject.bitmap(16, 16) { _, _ in 0x5AB4A0 }, quality: 1, subsampling: .full)
    var parts = ProfileBuilder.segments(profile, size: 70)
    parts.remove(at: missing)
    let data = parts.reduce(flat) { JPEGSurgery.inserting(marker: 0xE2, payload: $1, into: $0) }
    var bitmap: Bitmap?
    let found = try ids { bitmap = try JPEGDecoder.decode(data) }
    #expect(try bitmap == JPEGDecoder.decode(flat))
    #expect(found == ["picture.profile-ignored"])
  }

  @Test func `more parts than numbers are not collected`() throws {
    let part = ProfileBuilder.segments(Data([1, 2, 3, 4]))[0]
    let data = (0..<1_000).reduce(JPEGFixture.gray.data) { data, _ in
      JPEGSurgery.inserting(marker: 0xE2, payload: part, into: data)
    }
    #expect(try ids { _ = try JPEGDecoder.decode(data) } == ["picture.profile-ignored"])
  }

  @Test func `profiles that do not fit the image are not applied`() throws {
    let gray = ProfileBuilder(gray: ProfileBuilder.curve(461)).data
    var tables = ProfileBuilder(gray: [])
    tables.space = "RGB "
    tables.tags = [("A2B0", [1, 2, 3, 4])]
    var inks = tables
    inks.space = "CMYK"
    for profile in [gray, tables.data, inks.data, Data("nothing".utf8), Data()] {
      let file = png([0xC86432], ("iCCP", ProfileBuilder.chunk(profile)))
      var pixel: UInt32 = 0
      let found = try ids { pixel = try PNGDecoder.decode(file)[0, 0] }
      #expect(pixel == 0xFFC8_6432)
      #expect(found == ["picture.profile-ignored"])
    }
    let inked = JPEGSurgery.inserting(
      marker: 0xE2, payload: ProfileBuilder.segments(gray)[0], into: JPEGFixture.cmykAdobe.data)
    #expect(try ids { _ = try JPEGDecoder.decode(inked) } == ["picture.profile-ignored"])
  }

  @Test func `a profile beyond the chunk limit is distinguished from a damaged one`() throws {
    // A name, the compression method, 9,000 zeros.
    let zeros: [UInt8] = [
      0x78, 0xDA, 0xED, 0xC1, 0x01, 0x0D, 0x00, 0x00, 0x00, 0xC2, 0xA0, 0xF7, 0x4F, 0x6D, 0x0F, 0x07, 0x14, 0x00, 0x00,
      0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0xFC, 0x1B, 0x23, 0x28, 0x00, 0x01,
    ]
    let profile = [0x61, 0, 0] + zeros
    for (limit, reason) in [
      (10, "is larger than the limit"), (8_999, "is larger than the limit"), (9_000, "is damaged"),
    ] {
      let file = png([0xC86432], ("iCCP", profile))
      let limits = DecodingLimits(maximumChunkBytes: limit)
      let color = PNGDecoder.color(of: file, header: try PNGDecoder.facts(of: file), limits: limits)
      let log = DiagnosticLog()
      log.collecting { _ = color.conversion() }
      #expect(log.diagnostics.map(\.message) == ["the colour profile \(reason); the colours are treated as sRGB"])
      #expect(log.diagnostics.map(\.countLimit) == [limit == 9_000 ? nil : .chunkBytes])
    }
  }

  @Test func `a truncated or changed profile does not crash`() throws {
    for curve in [ProfileBuilder.sRGBCurve, Self.squares] {
      let profile = ProfileBuilder(ProfileBuilder.proPhoto, curve: curve).data
      for count in 0..<profile.count { _ = try? ColorProfile(profile.prefix(count)) }
      for index in profile.indices {
        for change in [0xFF, 0x80, 0x01] as [UInt8] {
          var changed = profile
          changed[index] ^= change
          guard let read = try? ColorProfile(changed), let conversion = ColorConversion(from: read) else { continue }
          var row: [UInt8] = [1, 128, 255, 255]
          row.withUnsafeMutableBufferPointer { conversion.convert($0) }
          #expect(row[3] == 255)
        }
      }
    }
  }
}
