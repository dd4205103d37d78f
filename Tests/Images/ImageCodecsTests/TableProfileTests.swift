import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import ProfileBuilding
import Testing

/// Profiles with tables, converted to sRGB. The expected values are littlecms 2.19's, through Pillow's ImageCms:
/// profiles of the same bytes to its own sRGB, relative colorimetric, without optimization; except for `perceptual`.
struct TableProfileTests {
  private static let inks: [[UInt8]] = [
    [0, 0, 0, 0], [255, 0, 0, 0], [0, 255, 0, 0], [0, 0, 255, 0], [0, 0, 0, 255], [255, 255, 255, 255],
    [128, 128, 128, 0], [30, 200, 90, 10], [10, 20, 30, 128], [200, 100, 50, 25],
  ]
  private static let colors: [UInt32] = [
    0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080, 0xC86432, 0x1428DC, 0x0A141E, 0x5AB4A0,
  ]

  private static let expected: [TableProfile: [UInt32]] = [
    .colorMatrix: [
      0x000000, 0xFFFFFF, 0xFF0000, 0x00FF00, 0x0000FF, 0x808080, 0xD75D1F, 0x0C29E5, 0x07141F, 0x29B79F,
    ],
    .colorParts: [
      0x1D1D1D, 0xE0E0E0, 0x8C0002, 0x00BE4F, 0x002AA8, 0x6A6A6A, 0x8B532E, 0x003897, 0x202429, 0x479292,
    ],
    .grayWords: [
      0x000000, 0xFFFFFF, 0x000000, 0xFFFFFF, 0x000000, 0x575757, 0x3F3F3F, 0x191919, 0x0F0F0F, 0x8F8F8F,
    ],
    .inkBytes: [
      0xFBFFFF, 0x00CAFF, 0xF14EB0, 0xF3E61C, 0x494C4D, 0x070B0C, 0xA18F8E, 0xD66D82, 0x94928E, 0x3589C2,
    ],
    .inkParts: [
      0xFDFEFF, 0x00CBFF, 0xF34EAF, 0xF5E61D, 0x4B4D4D, 0x090B0C, 0xBAACAB, 0xEF86A1, 0xEBEBEA, 0x57B3EE,
    ],
    .inkWords: [
      0xFFFFFF, 0x00CCFF, 0xF54EAF, 0xF7E71A, 0x4D4D4D, 0x0B0B0B, 0xBCACAB, 0xEA849D, 0xB3B1AE, 0x50A9E3,
    ],
    .perceptual: [
      0x000000, 0xFFFFFF, 0x525252, 0x525252, 0x525252, 0x7B7B7B, 0x707070, 0x5A5A5A, 0x171717, 0x8A8A8A,
    ],
  ]

  /// The result for a row of pixels; `samples` are in the order of memory.
  private func converted(_ samples: [[UInt8]], _ profile: ProfileBuilder) throws -> [UInt32] {
    let conversion = try #require(ColorConversion(from: try ColorProfile(profile.data)))
    var row = samples.flatMap(\.self)
    row.withUnsafeMutableBufferPointer { conversion.convert($0) }
    return stride(from: 0, to: row.count, by: 4).map { start in
      (0..<4).reduce(0) { $0 | UInt32(row[start + $1]) << (8 * $1) }
    }
  }

  @Test(arguments: TableProfile.allCases) func `colours equal littlecms's`(_ table: TableProfile) throws {
    let builder = table.builder
    let samples =
      builder.space == "CMYK"
      ? Self.inks : Self.colors.map { [UInt8($0 & 255), UInt8($0 >> 8 & 255), UInt8($0 >> 16), 255] }
    let expected = try #require(Self.expected[table])
    // In a CMYK cell our interpolation and theirs differ, more than usual with three points on an axis.
    let tolerance = builder.space == "CMYK" ? 8 : 3
    for (index, pixel) in try converted(samples, builder).enumerated() {
      let words = "\(table), colour \(index): \(String(pixel, radix: 16)), \(String(expected[index], radix: 16))"
      #expect(JPEGSubject.distance(pixel, 0xFF00_0000 | expected[index]) <= tolerance, Comment(rawValue: words))
    }
  }

  @Test(arguments: [(JPEGFixture.cmykAdobe, false), (.cmykAdobe, true), (.ycck, false)])
  func `a CMYK JPEG has the colours of its profile`(_ fixture: JPEGFixture, inRows: Bool) throws {
    let plain = fixture.data
    let parts = ProfileBuilder.segments(TableProfile.inkWords.builder.data, size: 400)
    let data = parts.reduce(plain) { JPEGSurgery.inserting(marker: 0xE2, payload: $1, into: $0) }
    let log = DiagnosticLog()
    let (bitmap, without) = try log.collecting {
      (try JPEGDecoder.decode(data), try JPEGDecoder.decode(plain))
    }
    #expect(log.diagnostics.isEmpty)
    #expect(bitmap != without && bitmap.pixelSize == without.pixelSize)
    let header = try JPEGDecoder.header(of: data)
    let conversion = JPEGDecoder.color(of: data, header: header).conversion()
    var y = 0
    _ = try JPEGDecoder.decodeRows(of: data, header: header, eighths: 8, conversion: conversion) { row in
      for x in 0..<header.storedSize.width {
        let pixel = (0..<4).reduce(0) { $0 | UInt32(row[x * 4 + $1]) << (8 * $1) }
        #expect(pixel == bitmap[x, y] && pixel >> 24 == 255)
      }
      y += 1
    }
    #expect(y == header.storedSize.height)
  }

  @Test func `no ink is the paper's white, in files of Photoshop and in others`() throws {
    let profile = ProfileBuilder.segments(TableProfile.inkWords.builder.data)[0]
    for fixture in [JPEGFixture.cmykAdobe, .cmykPlain] {
      let plain = try JPEGDecoder.decode(fixture.data)
      let bitmap = try JPEGDecoder.decode(JPEGSurgery.inserting(marker: 0xE2, payload: profile, into: fixture.data))
      for y in 0..<plain.pixelSize.height {
        for x in 0..<plain.pixelSize.width where plain[x, y] == 0xFFFF_FFFF {
          #expect(JPEGSubject.distance(bitmap[x, y], 0xFFFF_FFFF) <= 4)
        }
      }
    }
  }

  @Test func `a CMYK profile is not applied to an RGB image`() throws {
    let profile = TableProfile.inkWords.builder.data
    var builder = PNGBuilder(width: 2, height: 2)
    builder.chunks = [("iCCP", ProfileBuilder.chunk(profile))]
    let log = DiagnosticLog()
    try log.collecting { _ = try PNGDecoder.decode(builder.file { x, _, _ in x }) }
    #expect(log.diagnostics.map(\.id) == ["picture.profile-ignored"])
    #expect(
      log.diagnostics.first?.message.contains("is for CMYK, but the image has RGB") == true)
  }

  @Test func `a table with too many colours is not read`() throws {
    let identity = ProfileBuilder.curve()
    var table = ProfileBuilder.parts(channels: 4, first: identity, points: [2, 2, 2, 2], last: identity) { _ in
      [0, 0, 0]
    }
    let grid = Int(table[26]) << 8 | Int(table[27])
    for channel in 0..<4 { table[grid + channel] = 255 }
    let profile = ProfileBuilder(space: "CMYK", connection: "Lab ", version: 4, table: table)
    #expect(throws: ColorProfile.ProfileError.tooManyColors(limit: 2_000_000)) { try ColorProfile(profile.data) }
  }

  @Test(arguments: TableProfile.allCases)
  func `a truncated or changed table does not crash`(_ table: TableProfile) throws {
    let profile = table.builder.data
    // Headers and curves at every byte; the numbers of the grid are all alike.
    let places =
      Array(stride(from: 0, to: min(260, profile.count), by: 3)) + Array(stride(from: 260, to: profile.count, by: 211))
    for place in places {
      _ = try? ColorProfile(profile.prefix(place))
      for change in [0xFF, 0x80, 0x01] as [UInt8] {
        var changed = profile
        changed[place] ^= change
        guard let read = try? ColorProfile(changed), let conversion = ColorConversion(from: read) else { continue }
        var row: [UInt8] = [1, 128, 255, 255]
        row.withUnsafeMutableBufferPointer { conversion.convert($0) }
        #expect(row[3] == 255)
      }
    }
  }
}
