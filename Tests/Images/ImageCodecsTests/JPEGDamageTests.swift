import Foundation
import Graphics
import ImageCodecs
import Testing

struct JPEGDamageTests {
  @Test func `no bytes are an empty file`() {
    #expect(throws: JPEGError.empty) { try JPEGDecoder.decode(Data()) }
    #expect(throws: JPEGError.empty) { try JPEGDecoder.header(of: Data()) }
  }

  @Test func `another format is named`() {
    #expect(throws: JPEGError.notJPEG(found: "an HTML page")) {
      try JPEGDecoder.decode(Data("<!DOCTYPE html><html></html>".utf8))
    }
    #expect(throws: JPEGError.notJPEG(found: "a PNG image")) {
      try JPEGDecoder.header(of: Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]))
    }
  }

  @Test(arguments: [
    (PixelSize(width: 60_000, height: 60_000), SizeLimit.area(50_000_000)),
    (PixelSize(width: 65_535, height: 65_535), .side(65_500)),
  ])
  func `a huge header is refused at once`(_ size: PixelSize, _ limit: SizeLimit) {
    for fixture in [JPEGFixture.gray, .progressive] {
      let data = JPEGSurgery.claiming(size, in: fixture.data)
      let expected = JPEGError.tooLarge(size, limit: limit)
      #expect(throws: expected) { try JPEGDecoder.header(of: data) }
      #expect(throws: expected) { try JPEGDecoder.decode(data, covering: PixelSize(width: 1, height: 1)) }
    }
  }

  @Test func `a huge truncated header is too large first`() {
    let size = PixelSize(width: 60_000, height: 60_000)
    let data = JPEGSurgery.claiming(size, in: JPEGFixture.gray.data)
    let frame = data.range(of: Data([0xFF, 0xC0]))?.upperBound ?? 0
    #expect(throws: JPEGError.tooLarge(size, limit: .area(50_000_000))) {
      try JPEGDecoder.decode(data.prefix(frame + 12))
    }
  }

  @Test func `many pixels within the sides break the limit of area`() {
    let size = PixelSize(width: 8_000, height: 8_000)
    #expect(throws: JPEGError.tooLarge(size, limit: .area(50_000_000))) {
      try JPEGDecoder.decode(JPEGSurgery.claiming(size, in: JPEGFixture.gray.data))
    }
  }

  @Test func `a height of zero is not supported`() {
    let data = JPEGSurgery.claiming(PixelSize(width: 16, height: 0), in: JPEGFixture.gray.data)
    #expect(throws: JPEGError.self) { try JPEGDecoder.header(of: data) }
  }

  @Test func `a truncated file names the row`() throws {
    let data = try JPEGEncoder.encode(JPEGSubject.noise(64, 64), quality: 0.9)
    let error = try #require(throws: JPEGError.self) { try JPEGDecoder.decode(data.prefix(data.count * 6 / 10)) }
    guard case .truncated(let row, let height) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(height == 64)
    #expect([16, 32, 48].contains(row))
    #expect(error.description == "the JPEG is truncated at row \(row) of 64")
  }

  @Test func `rows are those of the full size when decoding a fraction`() throws {
    let data = try JPEGEncoder.encode(JPEGSubject.noise(64, 64), quality: 0.9)
    let half = data.prefix(data.count * 6 / 10)
    let full = try #require(throws: JPEGError.self) { try JPEGDecoder.decode(half) }
    let eighth = try #require(throws: JPEGError.self) {
      try JPEGDecoder.decode(half, covering: PixelSize(width: 8, height: 8))
    }
    #expect(full == eighth)
  }

  @Test func `an early end marker is a truncation, not gray`() throws {
    let data = try JPEGEncoder.encode(JPEGSubject.noise(64, 64), quality: 0.9)
    var half = data.prefix(data.count / 2)
    if half.last == 0xFF { half.removeLast() }
    let error = try #require(throws: JPEGError.self) { try JPEGDecoder.decode(half + [0xFF, 0xD9]) }
    guard case .truncated(_, of: 64) = error else {
      Issue.record("\(error)")
      return
    }
  }

  @Test func `every cut is a truncation`() throws {
    let baseline = try JPEGEncoder.encode(JPEGSubject.gradient(24, 24), quality: 0.7)
    for data in [baseline, JPEGFixture.progressive.data, JPEGFixture.ycck.data] {
      for length in 2..<data.count {
        let error = try #require(throws: JPEGError.self, "\(length) of \(data.count) bytes") {
          try JPEGDecoder.decode(data.prefix(length))
        }
        guard case .truncated = error else {
          Issue.record("\(length) of \(data.count) bytes: \(error)")
          return
        }
      }
    }
  }

  @Test func `any changed byte gives an image or an error`() throws {
    let baseline = try JPEGEncoder.encode(JPEGSubject.gradient(24, 24), quality: 0.7)
    let limits = DecodingLimits(maximumArea: 1_000_000)
    var (pictures, errors) = (0, 0)
    for data in [JPEGSurgery.withOrientation(5, in: baseline)] + JPEGFixture.allCases.map(\.data) {
      for index in data.indices {
        for change in [0xFF, 0x01, 0x80, 0x10] as [UInt8] {
          var changed = data
          changed[index] ^= change
          do throws(JPEGError) {
            let header = try JPEGDecoder.header(of: changed, limits: limits)
            let bitmap = try JPEGDecoder.decode(changed, limits: limits)
            #expect(bitmap.pixelSize == header.pixelSize)
            pictures += 1
          } catch {
            #expect(!error.description.isEmpty)
            errors += 1
          }
        }
      }
    }
    #expect(pictures > 100)
    #expect(errors > 100)
  }

  @Test func `thousands of scans are refused`() throws {
    let data = JPEGFixture.progressive.data
    // Each coefficient of such a scan causes a warning as well.
    var limits = DecodingLimits(maximumWarnings: 100_000)
    #expect(
      try JPEGDecoder.decode(JPEGSurgery.repeatingLastScan(20, in: data), limits: limits).pixelSize.width == 32)
    #expect(throws: JPEGError.tooManyScans) {
      try JPEGDecoder.decode(JPEGSurgery.repeatingLastScan(2000, in: data), limits: limits)
    }
    limits.maximumScannedArea = 20 * 32 * 32
    #expect(throws: JPEGError.tooManyScans) {
      try JPEGDecoder.decode(JPEGSurgery.repeatingLastScan(20, in: data), limits: limits)
    }
  }

  @Test func `coefficients beyond the working memory are refused`() throws {
    // Six megabytes of coefficients: three bytes per pixel, as a coefficient has two bytes and chroma is halved.
    let data = JPEGSurgery.claiming(PixelSize(width: 1600, height: 1250), in: JPEGFixture.progressive.data)
    #expect(throws: JPEGError.outOfMemory) {
      try JPEGDecoder.decode(data, limits: DecodingLimits(maximumWorkingBytes: 5 << 20))
    }
    let error = try #require(throws: JPEGError.self) {
      try JPEGDecoder.decode(data, limits: DecodingLimits(maximumWorkingBytes: 8 << 20))
    }
    #expect(error != .outOfMemory)
  }

  @Test func `a hundred warnings are accepted, not more`() throws {
    let comment = JPEGSurgery.inserting(marker: 0xFE, payload: [], into: Data()).dropFirst(0)
    let odd = { (count: Int) in
      let data = JPEGFixture.gray.data
      return Data(data.prefix(2)) + (0..<count).reduce(Data()) { bytes, _ in bytes + [0x00] + comment }
        + data.dropFirst(2)
    }
    #expect(try JPEGDecoder.decodeWithWarnings(odd(100)).warnings?.count == 100)
    #expect(throws: JPEGError.tooManyWarnings(atRow: 0)) {
      try JPEGDecoder.decode(odd(101))
    }
    #expect(throws: JPEGError.tooManyWarnings(atRow: 0)) {
      try JPEGDecoder.header(of: odd(3), limits: DecodingLimits(maximumWarnings: 2))
    }
  }

  @Test func `stray bytes between segments are a warning`() throws {
    let data = JPEGFixture.gray.data
    let odd = Data(data.prefix(2)) + [0x00, 0x01, 0x02] + data.dropFirst(2)
    let (bitmap, warnings) = try JPEGDecoder.decodeWithWarnings(odd)
    #expect(try bitmap == JPEGDecoder.decode(data))
    #expect(warnings?.count == 1)
    #expect(warnings?.first.contains("3 extraneous bytes") == true)
    #expect(warnings?.row == 0)
    #expect(try JPEGDecoder.decodeWithWarnings(data).warnings == nil)
  }
}
