package import Foundation
package import Graphics
package import ImageCodecs

/// Makes pictures from files and bytes without decoding them: the display list needs their size, not their pixels.
package enum PictureReader {
  /// The most bytes a picture file may have unless a caller says otherwise: 64 MiB.
  package static let standardFileSizeLimit = 64 << 20

  /// Sniffs the format and reads the header of `data`.
  ///
  /// Damage behind the header is found only when the picture is decoded.
  /// - Parameters:
  ///   - origin: The file or address that the bytes came from, for diagnostics.
  ///   - limits: What the bytes may ask for; `DecodingLimits.standard` unless given.
  /// - Throws: `.empty`, `.notAPicture`, `.fileTooLarge`, or `.jpeg`, `.png`, `.webp`, `.gif` with what is wrong with the
  ///   header, for instance that it claims more pixels than `limits` allow.
  package static func picture(
    from data: Data, origin: String?, limits: DecodingLimits = .standard
  ) throws(PictureError) -> Picture {
    let encoded = try EncodedPicture(data, limits: limits)
    return Picture(content: .encoded(data), pixelSize: encoded.pixelSize, origin: origin)
  }

  /// Reads the file at `path` and its header; the path becomes the picture's origin.
  ///
  /// - Parameter fileSizeLimit: In bytes, checked before anything is read; 64 MiB unless given.
  /// - Throws: `.missing`, `.isDirectory`, `.notAFile`, `.unreadable`, `.fileTooLarge`, and what
  ///   ``picture(from:origin:)`` throws.
  package static func picture(
    contentsOfFile path: String, fileSizeLimit: Int = standardFileSizeLimit
  ) throws(PictureError) -> Picture {
    try picture(from: PictureFile.contents(ofFile: path, limit: fileSizeLimit), origin: path)
  }
}
