internal import CJPEG
internal import Graphics

/// Oddities of a JPEG that libjpeg repaired without harm to the pixels: stray bytes, an unknown revision.
package struct JPEGWarnings: Sendable, Hashable, CustomStringConvertible {
  /// How many there were; at least 1.
  package let count: Int
  /// The first one, in libjpeg's words.
  package let first: String
  /// Where it came, in rows of the stored picture.
  package let row: Int

  /// One sentence without a full stop, for diagnostics.
  package var description: String {
    "the JPEG is odd at row \(row): \(first)" + (count > 1 ? " (and \(count - 1) more)" : "")
  }
}

extension JPEGWarnings {
  init?(_ report: cjpeg_report) {
    guard report.warning_count > 0 else { return nil }
    count = Int(report.warning_count)
    first = string(report.first_warning)
    row = Int(report.first_warning_row)
  }
}

extension JPEGError {
  /// The error that a call of the fence ended with, or nil when it went well.
  init?(_ status: cjpeg_status, _ report: cjpeg_report, limits: DecodingLimits = .standard) {
    let message = string(report.message)
    let size = PixelSize(width: Int(report.width), height: Int(report.height))
    switch status {
    case CJPEG_OK: return nil
    case CJPEG_NOT_JPEG: self = .notJPEG(found: message)
    case CJPEG_TRUNCATED: self = .truncated(atRow: Int(report.row), of: size.height)
    case CJPEG_TOO_LARGE: self = .tooLarge(size, limit: limits.violation(by: size) ?? .side(libjpegMaximumSide))
    case CJPEG_UNSUPPORTED: self = .unsupported(message)
    case CJPEG_OUT_OF_MEMORY: self = .outOfMemory
    default: self = .corrupt(message, atRow: Int(report.row))
    }
  }
}

/// `JPEG_MAX_DIMENSION` of jmorecfg.h: libjpeg refuses larger pictures whatever our limits are.
private let libjpegMaximumSide = 65_500

/// A message out of C: bytes up to the first zero.
private func string<Characters>(_ message: Characters) -> String {
  withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
