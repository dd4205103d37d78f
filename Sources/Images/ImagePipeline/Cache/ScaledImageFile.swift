import Foundation
import Graphics
import SystemIO

/// A file of pixels that are ready to be painted: a header of 64 bytes, and rows in the layout of ``Bitmap``.
///
/// The file is only replaced atomically, so that a process with the old file open keeps its contents.
struct ScaledImageFile {
  let path: String

  /// The pixels; `nil` if the file is missing, damaged or of another size.
  ///
  /// The file is read, not mapped: truncating a mapped file would crash the process.
  func bitmap(pixelSize: PixelSize) -> Bitmap? {
    guard let file = try? RegularFile(path, followsLinks: false),
      Int(file.status.st_size) == Head.length + pixelSize.area * 4
    else { return nil }
    let start = withUnsafeTemporaryAllocation(byteCount: Head.length, alignment: 8) { bytes in
      OpenBytes.fill(bytes, from: file.descriptor) ? Head(UnsafeRawBufferPointer(bytes)) : nil
    }
    guard let head = start, head.pixelSize == pixelSize else { return nil }
    var isWhole = false
    let bitmap = Bitmap(pixelSize: pixelSize, isOpaque: head.isOpaque) { pixels in
      isWhole =
        pixels.count == pixelSize.area * 4 && OpenBytes.fill(pixels, from: file.descriptor)
        && Checksum(UnsafeRawBufferPointer(pixels)).value == head.checksum
    }
    guard isWhole else { return nil }
    Self.touch(file)
    return bitmap
  }

  func write(_ bitmap: Bitmap) throws(AtomicFileError) {
    let data = bitmap.withBytes { pixels in
      let head = Head(
        pixelSize: bitmap.pixelSize, isOpaque: bitmap.isOpaque, checksum: Checksum(pixels).value)
      return head.bytes + pixels
    }
    try AtomicFile.write(data, to: path, isPrivate: true, calls: .unsynchronized)
  }

  /// Updates the access time at most once a minute, which is precise enough for files that are evicted after weeks.
  private static func touch(_ file: RegularFile) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    guard now.tv_sec - file.status.st_mtim.tv_sec > 60 else { return }
    futimens(file.descriptor, nil)
  }

  /// The file header; numbers are little-endian.
  private struct Head {
    static let length = 64
    private static let signature: UInt64 = 0x0A31_7865_6C70_6D61  // "amplex1\n"

    let pixelSize: PixelSize
    let isOpaque: Bool
    let checksum: UInt64

    init(pixelSize: PixelSize, isOpaque: Bool, checksum: UInt64) {
      self.pixelSize = pixelSize
      self.isOpaque = isOpaque
      self.checksum = checksum
    }

    init?(_ bytes: UnsafeRawBufferPointer) {
      func word(_ index: Int) -> UInt64 { UInt64(littleEndian: bytes.load(fromByteOffset: index * 8, as: UInt64.self)) }
      guard bytes.count >= Self.length, word(0) == Self.signature, word(3) <= 1 else { return nil }
      pixelSize = PixelSize(width: Int(truncatingIfNeeded: word(1)), height: Int(truncatingIfNeeded: word(2)))
      isOpaque = word(3) == 1
      checksum = word(4)
    }

    var bytes: Data {
      var data = Data()
      let words = [
        Self.signature, UInt64(pixelSize.width), UInt64(pixelSize.height), isOpaque ? 1 : 0, checksum, 0, 0, 0,
      ]
      for word in words { withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) } }
      return data
    }
  }
}

/// A checksum that detects damage: Fletcher's two sums over eight columns of words, as fast as memory is read.
private struct Checksum {
  let value: UInt64

  init(_ bytes: UnsafeRawBufferPointer) {
    var (sums, sumsOfSums) = (SIMD8<UInt64>(), SIMD8<UInt64>())
    let blocks = bytes.count / 64
    for block in 0..<blocks {
      sums &+= bytes.loadUnaligned(fromByteOffset: block * 64, as: SIMD8<UInt64>.self)
      sumsOfSums &+= sums
    }
    var value = UInt64(bytes.count)
    for byte in bytes[(blocks * 64)...] { value = value &* 31 &+ UInt64(byte) }
    for index in 0..<8 { value = (value &* 31 &+ sums[index]) &* 31 &+ sumsOfSums[index] }
    self.value = value
  }
}
