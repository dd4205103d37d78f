internal import Foundation
internal import Graphics
internal import ImageCodecs

/// A file's bytes whose header has been read: the one place that knows which decoder belongs to which format.
struct EncodedPicture {
  let data: Data
  let format: PictureFormat
  /// Upright.
  let pixelSize: PixelSize
  private let limits: DecodingLimits

  /// Sniffs the format and reads the header.
  init(_ data: Data, limits: DecodingLimits = .standard) throws(PictureError) {
    guard !data.isEmpty else { throw .empty }
    guard let format = PictureFormat(sniffing: data) else {
      throw .notAPicture(found: FileKind(of: data).description)
    }
    self.data = data
    self.format = format
    self.limits = limits
    switch format {
    case .jpeg:
      pixelSize = try Self.rethrowing { () throws(JPEGError) in
        try JPEGDecoder.header(of: data, limits: limits).pixelSize
      }
    case .png:
      pixelSize = try Self.rethrowing { () throws(PNGError) in
        try PNGDecoder.header(of: data, limits: limits)
      }
    }
  }

  /// Decodes upright, at a size that covers `size` in both directions or at full size; what a decoder passed over is
  /// reported to the current log under `origin`.
  func decoded(covering size: PixelSize? = nil, origin: String? = nil) throws(PictureError) -> Bitmap {
    switch format {
    case .jpeg:
      let (bitmap, warnings) = try Self.rethrowing { () throws(JPEGError) in
        try JPEGDecoder.decodeWithWarnings(data, covering: size, limits: limits)
      }
      if let warnings {
        DiagnosticLog.current.report(
          Diagnostic(id: "picture.jpeg-oddity", message: warnings.description, subject: origin))
      }
      return bitmap
    case .png:
      return try Self.rethrowing { () throws(PNGError) in try PNGDecoder.decode(data, limits: limits) }
    }
  }

  private static func rethrowing<Result>(_ body: () throws(JPEGError) -> Result) throws(PictureError) -> Result {
    do { return try body() } catch { throw .jpeg(error) }
  }

  private static func rethrowing<Result>(_ body: () throws(PNGError) -> Result) throws(PictureError) -> Result {
    do { return try body() } catch { throw .png(error) }
  }
}
