internal import CJPEG
internal import Graphics

/// libjpeg's warnings about damage that does not affect pixels: stray bytes, an unknown revision.
package struct JPEGWarnings: Sendable, Hashable, CustomStringConvertible {
  /// At least 1.
  package let count: Int
  /// The first warning, in libjpeg's words.
  package let first: String
  /// The row of the stored image.
  package let row: Int

  package var description: String {
    "the JPEG is damaged at row \(row): \(first)" + (count > 1 ? " (and \(count - 1) more)" : "")
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
  /// The error of a call to C, or `nil` if it succeeded.
  init?(_ status: cjpeg_status, _ report: cjpeg_report, limits: DecodingLimits = .standard) {
    let message = string(report.message)
    let size = PixelSize(width: Int(report.width), height: Int(report.height))
    switch status {
    case CJPEG_OK: return nil
    case CJPEG_NOT_JPEG: self = .notJPEG(found: message)
    case CJPEG_TRUNCATED: self = .truncated(atRow: Int(report.row), of: size.height)
    case CJPEG_TOO_LARGE: self = .tooLarge(size, limit: limits.violation(by: size) ?? .side(libjpegMaximumSide))
    case CJPEG_UNSUPPORTED: self = .unsupported(message)
    case CJPEG_TOO_MANY_SCANS: self = .tooManyScans
    case CJPEG_TOO_MANY_WARNINGS: self = .tooManyWarnings(atRow: Int(report.row))
    case CJPEG_OUT_OF_MEMORY: self = .outOfMemory
    default: self = .corrupt(message, atRow: Int(report.row))
    }
  }
}

/// `JPEG_MAX_DIMENSION` in jmorecfg.h: libjpeg's own limit.
private let libjpegMaximumSide = 65_500

/// A C string up to its NUL.
private func string<Characters>(_ message: Characters) -> String {
  withUnsafeBytes(of: message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
}
