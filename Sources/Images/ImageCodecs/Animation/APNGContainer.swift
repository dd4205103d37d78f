internal import CPNG
import Foundation
import Graphics

/// An animated PNG: the first picture as in a still file, and the others as chunks that other readers skip.
///
/// Portable Network Graphics Specification, third edition, 11.3.6.
struct APNGContainer {
  let frames: [AnimatedPicture.Frame]
  let rate: Int

  var data: Data {
    var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    var number: UInt32 = 0
    for (index, frame) in frames.enumerated() {
      let chunks = Self.chunks(of: frame.data)
      if index == 0 {
        for chunk in chunks where !["IDAT", "IEND"].contains(chunk.name) { data.append(chunk.name, chunk.contents) }
        // It is played once.
        data.append("acTL", Data(bigEndian: UInt32(frames.count), 1))
      }
      var control = Data(
        bigEndian: number, UInt32(frame.size.width), UInt32(frame.size.height), UInt32(frame.x), UInt32(frame.y))
      control.append(bigEndian: UInt16(clamping: frame.beats))
      control.append(bigEndian: UInt16(clamping: rate))
      // The part stays when the next one is shown, and replaces what was there.
      control.append(contentsOf: [0, 0])
      data.append("fcTL", control)
      number += 1
      for chunk in chunks where chunk.name == "IDAT" {
        if index == 0 {
          data.append("IDAT", chunk.contents)
        } else {
          data.append("fdAT", Data(bigEndian: number) + chunk.contents)
          number += 1
        }
      }
    }
    data.append("IEND", Data())
    return data
  }

  /// The chunks of a file of our own encoder.
  private static func chunks(of file: Data) -> [(name: String, contents: Data)] {
    var chunks: [(String, Data)] = []
    var start = file.startIndex + 8
    while start + 12 <= file.endIndex {
      let count = file[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let contents = start + 8..<start + 8 + count
      guard contents.upperBound + 4 <= file.endIndex else { break }
      chunks.append((String(decoding: file[start + 4..<start + 8], as: UTF8.self), file[contents]))
      start = contents.upperBound + 4
    }
    return chunks
  }
}

extension Data {
  fileprivate init(bigEndian numbers: UInt32...) {
    self.init()
    for number in numbers { append(bigEndian: number) }
  }

  fileprivate mutating func append(bigEndian number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.bigEndian) { append(contentsOf: $0) }
  }

  /// Appends a chunk.
  fileprivate mutating func append(_ name: String, _ contents: Data) {
    append(bigEndian: UInt32(contents.count))
    let body = Data(name.utf8) + contents
    append(body)
    append(
      bigEndian: body.withUnsafeBytes { cpng_checksum($0.bindMemory(to: UInt8.self).baseAddress, $0.count) })
  }
}
