import Foundation
import Graphics

/// An animated WebP of lossless pictures.
///
/// Google's "WebP Container Specification", Animation.
struct WebPAnimation {
  let frames: [AnimatedPicture.Frame]
  let rate: Int
  let size: PixelSize

  var data: Data {
    var chunks = Data()
    // Animation and alpha.
    chunks.append("VP8X", Data([0b0001_0010, 0, 0, 0]) + Data(three: size.width - 1) + Data(three: size.height - 1))
    // A clear ground; it is played once.
    chunks.append("ANIM", Data([0, 0, 0, 0, 1, 0]))
    var beats = 0
    for frame in frames {
      // Milliseconds are whole, and their sum is right.
      let (start, end) = (beats * 1000 / rate, (beats + frame.beats) * 1000 / rate)
      beats += frame.beats
      var contents = Data(three: frame.x / 2) + Data(three: frame.y / 2)
      contents += Data(three: frame.size.width - 1) + Data(three: frame.size.height - 1) + Data(three: end - start)
      // It replaces what was there, and stays.
      contents.append(0b10)
      // The chunks after the header of the still file.
      contents += frame.data.dropFirst(12)
      chunks.append("ANMF", contents)
    }
    var file = Data()
    file.append("RIFF", Data("WEBP".utf8) + chunks)
    return file
  }
}

extension Data {
  /// Three bytes, the lowest first.
  fileprivate init(three number: Int) { self.init([0, 8, 16].map { UInt8(truncatingIfNeeded: number >> $0) }) }

  /// Appends a chunk, which has an even number of bytes.
  fileprivate mutating func append(_ name: String, _ contents: Data) {
    append(contentsOf: name.utf8)
    Swift.withUnsafeBytes(of: UInt32(contents.count).littleEndian) { append(contentsOf: $0) }
    append(contents)
    if contents.count % 2 == 1 { append(0) }
  }
}
