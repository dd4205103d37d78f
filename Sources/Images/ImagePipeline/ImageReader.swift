public import Foundation
public import Graphics
public import ImageCodecs

/// Creates images from files and bytes without decoding them: the display list needs their size, not their pixels.
public enum ImageReader {
  /// Detects the format and reads the header of `data`.
  ///
  /// Damage after the header is found only when the image is decoded.
  /// - Parameters:
  ///   - origin: The file or address that the bytes came from, for diagnostics.
  ///   - limits: The limits of size and memory (default: `DecodingLimits.current`).
  /// - Throws: `.empty`, `.notAnImage`, `.fileTooLarge`, or `.codecFailure` with what is wrong with the header, for
  ///   instance that it claims more pixels than `limits` allow.
  public static func picture(
    from data: Data, origin: String?, limits: DecodingLimits = .current
  ) throws(ImageError) -> DrawableImage {
    let encoded = try EncodedImage(data, limits: limits)
    return DrawableImage(content: .encoded(data), pixelSize: encoded.pixelSize, origin: origin)
  }

  /// Reads the file at `path` and its header. The path becomes the image's origin.
  ///
  /// - Parameter limits: (default: `DecodingLimits.current`)
  /// - Throws: `.missing`, `.isDirectory`, `.notAFile`, `.unreadable`, `.fileTooLarge`, and the errors of
  ///   ``picture(from:origin:)``.
  public static func picture(
    contentsOfFile path: String, limits: DecodingLimits = .current
  ) throws(ImageError) -> DrawableImage {
    try picture(
      from: ImageFile.contents(ofFile: path, limit: limits.maximumInputBytes), origin: path, limits: limits)
  }
}
