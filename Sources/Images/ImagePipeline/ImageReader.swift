package import Foundation
package import Graphics
package import ImageCodecs

/// Makes pictures from files and bytes without decoding them: the display list needs their size, not their pixels.
package enum ImageReader {
  /// Sniffs the format and reads the header of `data`.
  ///
  /// Damage behind the header is found only when the picture is decoded.
  /// - Parameters:
  ///   - origin: The file or address that the bytes came from, for diagnostics.
  ///   - limits: What the bytes may ask for; `DecodingLimits.current` unless given.
  /// - Throws: `.empty`, `.notAPicture`, `.fileTooLarge`, or `.codecFailure` with what is wrong with the header, for
  ///   instance that it claims more pixels than `limits` allow.
  package static func picture(
    from data: Data, origin: String?, limits: DecodingLimits = .current
  ) throws(ImageError) -> DrawableImage {
    let encoded = try EncodedImage(data, limits: limits)
    return DrawableImage(content: .encoded(data), pixelSize: encoded.pixelSize, origin: origin)
  }

  /// Reads the file at `path` and its header; the path becomes the picture's origin.
  ///
  /// - Parameter limits: What the file may ask for, its bytes before anything is read; `DecodingLimits.current` unless given.
  /// - Throws: `.missing`, `.isDirectory`, `.notAFile`, `.unreadable`, `.fileTooLarge`, and what
  ///   ``picture(from:origin:)`` throws.
  package static func picture(
    contentsOfFile path: String, limits: DecodingLimits = .current
  ) throws(ImageError) -> DrawableImage {
    try picture(
      from: ImageFile.contents(ofFile: path, limit: limits.maximumInputBytes), origin: path, limits: limits)
  }
}
