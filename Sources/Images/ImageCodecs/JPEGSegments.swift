package import Foundation

/// The segments of a JPEG, for changing metadata without decoding the pixels.
package enum JPEGSegments {
  /// The file without EXIF, XMP, profiles, thumbnails, comments and data after the end marker. The encoded pixels are
  /// copied.
  ///
  /// JFIF and Adobe segments stay, as they define the meaning of the components. Returns `nil` if the segments do not
  /// lead to an end marker; the decoder reports why.
  package static func withoutMetadata(_ data: Data) -> Data? {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var result = Data(bytes[..<2])
    var position = 2
    while let segment = Segment(in: bytes, at: position) {
      if !segment.isMetadata(in: bytes) { result.append(contentsOf: bytes[segment.range]) }
      if segment.marker == Marker.endOfImage { return result }
      position = segment.range.upperBound
    }
    return nil
  }

  /// The segments with metadata (Exif, XMP, IPTC and comments), for another file with the same image. The orientation
  /// in them becomes upright. Empty if the segments are damaged.
  package static func metadata(of data: Data) -> Data {
    let bytes = [UInt8](data)
    guard bytes.starts(with: [0xFF, 0xD8]) else { return Data() }
    var result = Data()
    var position = 2
    while let segment = Segment(in: bytes, at: position), segment.marker != Marker.startOfScan,
      segment.marker != Marker.endOfImage
    {
      position = segment.range.upperBound
      guard [Marker.exif, Marker.iptc, Marker.comment].contains(segment.marker) else { continue }
      var copy = Array(bytes[segment.range].drop { $0 == 0xFF })
      copy.insert(0xFF, at: 0)
      makeUpright(&copy)
      result.append(contentsOf: copy)
    }
    return result
  }

  /// `jpeg` with `segments` after its JFIF segment.
  package static func adding(_ segments: Data, to jpeg: Data) -> Data {
    let bytes = [UInt8](jpeg.prefix(1 << 16))
    guard !segments.isEmpty, bytes.starts(with: [0xFF, 0xD8]), let first = Segment(in: bytes, at: 2) else {
      return jpeg
    }
    let place = first.marker == Marker.jfif ? first.range.upperBound : 2
    return jpeg.prefix(place) + segments + jpeg.dropFirst(place)
  }

  /// Sets the orientation in an Exif or XMP segment to 1.
  private static func makeUpright(_ segment: inout [UInt8]) {
    if segment.count > 4, segment[4...].starts(with: "http://ns.adobe.com/xap/1.0/\0".utf8) {
      if let place = segment.withUnsafeBytes(XMPOrientation.place) { segment[place] = 0x31 }
      return
    }
    let start = 10
    guard segment.count > start, segment[4..<start].elementsEqual("Exif\0\0".utf8) else { return }
    let place = segment[start...].withUnsafeBytes { EXIFOrientation.place(inTIFF: $0) }
    guard let place else { return }
    let isBigEndian = segment[start] == 0x4D
    segment[start + place] = isBigEndian ? 0 : 1
    segment[start + place + 1] = isBigEndian ? 1 : 0
  }

  private enum Marker {
    static let jfif: UInt8 = 0xE0
    static let exif: UInt8 = 0xE1
    static let iptc: UInt8 = 0xED
    static let adobe: UInt8 = 0xEE
    static let comment: UInt8 = 0xFE
    static let endOfImage: UInt8 = 0xD9
    static let startOfScan: UInt8 = 0xDA
  }

  /// A marker with its parameters, and after a scan's header the encoded pixels.
  private struct Segment {
    let marker: UInt8
    /// Includes the 0xFF of the marker.
    let range: Range<Int>

    init?(in bytes: [UInt8], at position: Int) {
      var start = position
      guard start < bytes.count, bytes[start] == 0xFF else { return nil }
      // A marker may be preceded by any number of fill bytes.
      while start + 1 < bytes.count, bytes[start + 1] == 0xFF { start += 1 }
      guard start + 1 < bytes.count else { return nil }
      marker = bytes[start + 1]
      if marker == Marker.endOfImage {
        range = start..<start + 2
        return
      }
      // A marker without a length belongs to encoded pixels, and would join those before what is cut out.
      guard marker > 0x01, !(0xD0...0xD8).contains(marker), start + 4 <= bytes.count else { return nil }
      let end = start + 2 + (Int(bytes[start + 2]) << 8 | Int(bytes[start + 3]))
      guard end >= start + 4, end <= bytes.count else { return nil }
      range = start..<(marker == Marker.startOfScan ? Self.endOfPixels(in: bytes, from: end) : end)
    }

    /// Encoded pixels end at the first 0xFF that is followed by neither a stuffed zero nor a restart marker.
    private static func endOfPixels(in bytes: [UInt8], from start: Int) -> Int {
      var index = start
      while index + 1 < bytes.count {
        if bytes[index] == 0xFF, bytes[index + 1] != 0, !(0xD0...0xD7).contains(bytes[index + 1]) { return index }
        index += 1
      }
      return bytes.count
    }

    func isMetadata(in bytes: [UInt8]) -> Bool {
      switch marker {
      case Marker.jfif: !bytes[range].dropFirst(4).starts(with: "JFIF\0".utf8)
      case Marker.adobe: !bytes[range].dropFirst(4).starts(with: "Adobe".utf8)
      case 0xE1...0xEF, Marker.comment: true
      default: false
      }
    }
  }
}
