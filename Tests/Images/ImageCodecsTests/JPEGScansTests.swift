import Foundation
import Graphics
import ImageCodecs
import Testing

/// Scans read in parallel, compared with scans read in sequence.
struct JPEGScansTests {
  private static let apart = DecodingLimits(maximumArea: 1_000_000, maximumHeldBytes: 0)
  private static let inOrder = DecodingLimits(maximumArea: 1_000_000, maximumHeldBytes: .max)

  private func rows(_ data: Data, _ eighths: Int = 8, limits: DecodingLimits) -> Result<[[UInt8]], JPEGError> {
    Result { () throws(JPEGError) in
      var rows: [[UInt8]] = []
      let header = try JPEGDecoder.header(of: data, limits: limits)
      _ = try JPEGDecoder.decodeRows(of: data, header: header, eighths: eighths, limits: limits) {
        rows.append(Array($0))
      }
      return rows
    }
  }

  private func expectSame(_ data: Data, _ what: @autoclosure () -> String) {
    let inOrder = rows(data, limits: Self.inOrder)
    #expect(rows(data, limits: Self.apart) == inOrder, "\(what())")
  }

  @Test(arguments: JPEGScansFixture.allCases)
  func `the pixels are the same at every scale`(fixture: JPEGScansFixture) throws {
    for eighths in 1...8 {
      let inOrder = try rows(fixture.data, eighths, limits: Self.inOrder).get()
      #expect(Set(inOrder).count > inOrder.count / 2)
      #expect(try rows(fixture.data, eighths, limits: Self.apart).get() == inOrder)
    }
    let whole = try JPEGDecoder.decode(fixture.data, limits: Self.inOrder)
    #expect(try JPEGDecoder.decode(fixture.data, limits: Self.apart) == whole)
  }

  /// libjpeg refuses to hold coefficients as soon as the total exceeds the limit, except for up to five rows of
  /// blocks.
  private func isHeld(_ data: Data, held: Int) throws -> Bool {
    let bytes = try JPEGDecoder.header(of: data).coefficientBytes
    let limits = DecodingLimits(maximumWorkingBytes: bytes, maximumHeldBytes: held)
    return rows(data, limits: limits) == .failure(.outOfMemory)
  }

  @Test(arguments: JPEGScansFixture.allCases)
  func `the coefficients of a complete file are not held in memory`(fixture: JPEGScansFixture) throws {
    let bytes = try JPEGDecoder.header(of: fixture.data).coefficientBytes
    #expect(try !isHeld(fixture.data, held: bytes - 1))
    #expect(try isHeld(fixture.data, held: bytes))
  }

  @Test func `an incomplete file is smoothed across rows, which are held in memory`() throws {
    for fixture in JPEGScansFixture.allCases {
      let data = JPEGSurgery.droppingLastScan(of: fixture.data)
      #expect(try isHeld(data, held: 0), "\(fixture)")
      expectSame(data, "\(fixture)")
      #expect(try rows(data, limits: Self.apart).get().count == JPEGDecoder.header(of: data).pixelSize.height)
    }
  }

  @Test func `comments between scans and stray bytes are left to libjpeg`() throws {
    let data = JPEGScansFixture.colour.data
    let start = try #require(data.range(of: Data([0xFF, 0xDA]), options: .backwards)?.lowerBound)
    let adobe = Data([0xFF, 0xEE, 0, 14]) + Data("Adobe".utf8) + [0, 100, 0, 0, 0, 0, 0]
    for bytes in [adobe, Data([0xFF, 0xFE, 0, 2]), Data([0xFF])] {
      let changed = data[..<start] + bytes + data[start...]
      #expect(try isHeld(changed, held: 0), "\(bytes[0]) \(bytes.count)")
      expectSame(changed, "\(bytes.count)")
    }
  }

  @Test func `more scans than the limit are refused`() throws {
    var limits = Self.apart
    limits.maximumScans = 9
    let error = JPEGError.tooManyScans
    #expect(rows(JPEGScansFixture.colour.data, limits: limits) == .failure(error))
    limits.maximumScans = 10
    #expect(try rows(JPEGScansFixture.colour.data, limits: limits).get().count == 97)
    limits.maximumScannedArea = 10 * 21 * 97 - 1
    #expect(rows(JPEGScansFixture.colour.data, limits: limits) == .failure(error))
  }

  @Test(arguments: JPEGScansFixture.allCases)
  func `damage is reported as with scans in sequence`(fixture: JPEGScansFixture) {
    let data = fixture.data
    for index in data.indices {
      expectSame(data.prefix(index), "cut at \(index)")
      expectSame(data.prefix(index) + [0xFF, 0xD9], "ended at \(index)")
      for change in [0xFF, 0x01, 0x80] as [UInt8] {
        var changed = data
        changed[index] ^= change
        expectSame(changed, "\(index) changed by \(change)")
      }
    }
  }

  @Test func `the first damage in the file is reported`() throws {
    let data = JPEGScansFixture.colour.data
    let scans = data.indices.dropLast().filter { data[$0] == 0xFF && data[$0 + 1] == 0xDA }
    var pairs = 0
    for (i, early) in scans.enumerated() {
      for late in scans[(i + 1)...] {
        // The earlier scan is damaged near its end, so in a later row.
        let next = scans[i + 1]
        var changed = data
        let damage = [max(early + 10, next - 50)..<max(early + 10, next - 35), late + 10..<late + 14].joined()
        for index in damage where data.indices.contains(index) && data[index] != 0xFF { changed[index] ^= 0x5A }
        expectSame(changed, "\(early) \(late)")
        if case .failure = rows(changed, limits: Self.apart) { pairs += 1 }
      }
    }
    #expect(pairs > 10)
  }

  @Test func `a warning within a scan is reported`() throws {
    let data = JPEGScansFixture.gray.data
    let place = try #require(data.range(of: Data([0xFF, 0xD0]))?.lowerBound)
    let odd = data[..<place] + [0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x11] + data[place...]
    let (bitmap, warnings) = try JPEGDecoder.decodeWithWarnings(odd, limits: Self.apart)
    #expect(try bitmap == JPEGDecoder.decode(data))
    #expect(warnings?.first.contains("extraneous bytes before marker 0xd0") == true)
    #expect(warnings?.count == 1)
  }

  @Test func `warnings after the last rows of scans are reported`() throws {
    let data = JPEGScansFixture.colour.data
    let scans = data.indices.dropLast().filter { data[$0] == 0xFF && data[$0 + 1] == 0xDA }
    var odd = Data(data.prefix(2))
    for index in data.indices.dropFirst(2) {
      let isTable = index > scans[0] && data[index] == 0xFF && data[index + 1] == 0xC4
      if isTable || index == data.endIndex - 2 { odd += Data(repeating: 0x11, count: 12) }
      odd.append(data[index])
    }
    let (bitmap, warnings) = try JPEGDecoder.decodeWithWarnings(odd, limits: Self.apart)
    #expect(try bitmap == JPEGDecoder.decode(data))
    #expect(warnings == (try JPEGDecoder.decodeWithWarnings(odd, limits: Self.inOrder).warnings))
    #expect((warnings?.count ?? 0) > 5)
  }
}
