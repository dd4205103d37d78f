internal import Foundation
internal import Graphics
internal import ImageCodecs

/// Decodes one file of one format, whose header has been read.
///
/// To add a format, write a conformance and an ``ImageFormat`` beside it, and list that in ``ImageFormat/all``.
protocol ImageDecoder: Sendable {
  /// Reads the header of `data`, which begins with the format's signature.
  init(_ data: Data, limits: DecodingLimits) throws(ImageError)

  var storedSize: PixelSize { get }
  var orientation: ImageOrientation { get }
  var isOpaque: Bool { get }
  /// The file's colour space.
  var color: EmbeddedColor { get }
  /// What the format says besides, a few words each: `progressive`, `four inks`. None by default.
  var details: [String] { get }

  /// The size of the rows that decoding for `size` gives, both as stored; by default ``storedSize``.
  func rowSize(for size: PixelSize) -> PixelSize
  /// The pixels of four bytes that are held while rows are decoded for `size`, besides a few rows.
  func heldPixels(for size: PixelSize) -> Int
  /// Lends each row, premultiplied and from the top, to `receive`.
  ///
  /// - Parameters:
  ///   - conversion: That of ``color``.
  ///   - origin: What the decoder passes over is reported to the current log under it.
  func decodeRows(
    for size: PixelSize, conversion: ColorConversion?, origin: String?, _ receive: (PixelRow) -> Void
  ) throws(ImageError)
}

extension ImageDecoder {
  var details: [String] { [] }

  func rowSize(for size: PixelSize) -> PixelSize { storedSize }
}
