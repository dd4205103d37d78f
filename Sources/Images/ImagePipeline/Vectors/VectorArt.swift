internal import CVectorArt
package import Foundation
package import Graphics
internal import ImageCodecs

/// A vector drawing of an asset catalog: an SVG or the first page of a PDF.
///
/// The libraries librsvg and poppler-glib are loaded when the first drawing is used.
package struct VectorArt: Hashable, Sendable {
  package enum Format: Hashable, Sendable {
    case svg
    case pdf
  }

  package let data: Data
  package let format: Format

  /// The size limit of a drawing's file: 16 MiB.
  package static let fileSizeLimit = 16 << 20
  /// The maximum length of a side in points. A larger drawing has a mistake in its header.
  private static let largestSide = 16_384.0

  /// Detects a drawing by its first bytes.
  package init?(sniffing data: Data) {
    switch FileKind(of: data).description {
    case "a PDF document": format = .pdf
    // Long comments and a document type may precede the root element.
    case "an SVG image", "an XML document": format = .svg
    case "text" where data.prefix(4096).range(of: Data("<svg".utf8)) != nil: format = .svg
    default: return nil
    }
    self.data = data
  }

  /// The size of the drawing in points.
  ///
  /// - Throws: `.vector` if the library is missing, or the drawing is damaged, has no size or is larger than 16,384
  ///   points.
  package func size() throws(ImageError) -> CGSize {
    var (width, height) = (0.0, 0.0)
    try call { bytes, message in
      cvectorart_size(cFormat, bytes.baseAddress, bytes.count, &width, &height, message)
    }
    guard width <= Self.largestSide, height <= Self.largestSide else { throw .vector(.tooLarge) }
    return CGSize(width: width, height: height)
  }

  /// The drawing scaled to exactly `pixelSize`, without keeping the aspect ratio.
  ///
  /// - Throws: `.vector`, and `.unusableSize` for an empty size, or one that exceeds `DecodingLimits.standard` or
  ///   32,767 pixels per side.
  package func bitmap(pixelSize: PixelSize) throws(ImageError) -> Bitmap {
    guard !pixelSize.isEmpty, max(pixelSize.width, pixelSize.height) < 32_768,
      DecodingLimits.standard.violation(by: pixelSize) == nil
    else { throw .unusableSize(pixelSize) }
    var failure: ImageError?
    let bitmap = Bitmap(pixelSize: pixelSize, isOpaque: false) { pixels in
      guard pixels.count == pixelSize.area * 4 else {
        failure = .outOfMemory
        return
      }
      do throws(ImageError) {
        // A drawing may have text.
        try FontLock.withLock { () throws(ImageError) in
          try call { bytes, message in
            cvectorart_draw(
              cFormat, bytes.baseAddress, bytes.count, pixels.baseAddress?.assumingMemoryBound(to: UInt8.self),
              Int32(pixelSize.width), Int32(pixelSize.height), message)
          }
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    return bitmap
  }

  private var cFormat: cvectorart_format { format == .svg ? CVECTORART_SVG : CVECTORART_PDF }

  private func call(
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutablePointer<CChar>) -> cvectorart_status
  ) throws(ImageError) {
    var message = [CChar](repeating: 0, count: Int(CVECTORART_MESSAGE_LENGTH))
    let status = data.withUnsafeBytes { body($0.bindMemory(to: UInt8.self), &message) }
    switch status {
    case CVECTORART_OK: return
    case CVECTORART_MISSING_LIBRARY: throw .vector(.notInstalled(package: format.package))
    case CVECTORART_NO_SIZE: throw .vector(.noSize)
    case CVECTORART_UNREADABLE:
      let bytes = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
      let reason = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).joined(separator: " ")
      throw .vector(.unreadable(reason: reason))
    default: throw .outOfMemory
    }
  }
}

extension VectorArt.Format {
  /// The Debian package of the format's library.
  fileprivate var package: String {
    switch self {
    case .svg: "librsvg2-2"
    case .pdf: "libpoppler-glib8"
    }
  }
}
