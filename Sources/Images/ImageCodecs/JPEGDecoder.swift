internal import CJPEG
package import Foundation
package import Graphics

/// Decodes JPEG files with libjpeg: baseline and progressive; gray, colour and CMYK; upright by their orientation.
///
/// A damaged or incomplete file is an error, never an image with a gray rest. Colours are converted to sRGB, see
/// ``color(of:header:)``. Without a profile, CMYK becomes RGB as (1 − ink) × (1 − black).
package enum JPEGDecoder {
  /// Reads the header: a few microseconds and kilobytes, whatever the image's size.
  ///
  /// - Throws: `.empty`, `.notJPEG`, `.truncated` or `.corrupt` for a broken header, `.tooLarge` beyond `limits`,
  ///   `.unsupported` for a kind of JPEG that ``decode(_:covering:limits:)`` does not support.
  package static func header(of data: Data, limits: DecodingLimits = .standard) throws(JPEGError) -> JPEGHeader {
    try checkStart(of: data)
    let bounds = cjpeg_limits(limits)
    var (header, report) = (cjpeg_header(), cjpeg_report())
    var orientation: ImageOrientation?
    let status = data.withUnsafeBytes { bytes -> cjpeg_status in
      let status = withUnsafePointer(to: bounds) {
        cjpeg_read_header(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, $0, &header, &report)
      }
      let exif = bytes.dropFirst(header.exif_offset).prefix(header.exif_length)
      let xmp = bytes.dropFirst(header.xmp_offset).prefix(header.xmp_length)
      orientation =
        EXIFOrientation.read(tiff: UnsafeRawBufferPointer(rebasing: exif))
        ?? XMPOrientation.read(UnsafeRawBufferPointer(rebasing: xmp))
      return status
    }
    if let error = JPEGError(status, report, limits: limits) { throw error }
    return JPEGHeader(header, orientation: orientation ?? .up)
  }

  /// Decodes the image, upright and opaque.
  ///
  /// - Parameters:
  ///   - data: The whole file.
  ///   - size: If given, the image is decoded at the smallest n/8 (n from 1 to 8) of its size that covers `size` in
  ///     both directions, which is faster and needs less memory. It is never enlarged.
  ///   - limits: Checked on the header, at full size.
  /// - Throws: Any `JPEGError` except for `.encodingFailed`. A file without an end marker is `.truncated`, even if
  ///   all rows are present.
  package static func decode(
    _ data: Data, covering size: PixelSize? = nil, limits: DecodingLimits = .standard
  ) throws(JPEGError) -> Bitmap {
    try decodeWithWarnings(data, covering: size, limits: limits).bitmap
  }

  /// Like ``decode(_:covering:limits:)``, and returns libjpeg's warnings.
  package static func decodeWithWarnings(
    _ data: Data, covering size: PixelSize? = nil, limits: DecodingLimits = .standard
  ) throws(JPEGError) -> (bitmap: Bitmap, warnings: JPEGWarnings?) {
    let header = try header(of: data, limits: limits)
    let eighths = size.map(header.eighths(covering:)) ?? 8
    let bounds = cjpeg_limits(limits)
    let stored = header.storedSize(atEighths: eighths)
    let conversion = color(of: data, header: header).conversion()
    let keepsInks = conversion?.isOfInks ?? false
    var (status, report) = (CJPEG_OUT_OF_MEMORY, cjpeg_report())
    let bitmap = Bitmap(pixelSize: stored, isOpaque: true) { pixels in
      guard pixels.count == stored.area * 4 else { return }
      defer { conversion?.convert(pixels.bindMemory(to: UInt8.self)) }
      status = data.withUnsafeBytes { bytes in
        withUnsafePointer(to: bounds) {
          cjpeg_decode(
            bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, $0, UInt32(eighths), keepsInks,
            pixels.bindMemory(to: UInt8.self).baseAddress, UInt32(stored.width), UInt32(stored.height), &report)
        }
      }
    }
    if let error = JPEGError(status, report, limits: limits) { throw error }
    guard let upright = bitmap.turnedUpright(from: header.orientation) else { throw .outOfMemory }
    return (upright, JPEGWarnings(report))
  }

  /// Decodes the image as stored, and passes each opaque row to `receive`, which must not keep it.
  ///
  /// Needs memory for a few rows, and for the coefficients of a file with several scans, unless they exceed the
  /// limits and the scans can be read in parallel.
  /// - Parameters:
  ///   - header: The header of `data`.
  ///   - eighths: The scale, 1…8. Rows have the size ``JPEGHeader/storedSize(atEighths:)``.
  ///   - conversion: The colour conversion (default: none, for sRGB).
  /// - Returns: libjpeg's warnings.
  /// - Throws: The errors of ``decode(_:covering:limits:)``. Rows that were passed before are not valid then.
  package static func decodeRows(
    of data: Data, header: JPEGHeader, eighths: Int, limits: DecodingLimits = .standard,
    conversion: ColorConversion? = nil, _ receive: (PixelRow) -> Void
  ) throws(JPEGError) -> JPEGWarnings? {
    func finish(_ row: PixelRow) {
      conversion?.convert(row)
      receive(row)
    }
    let bounds = cjpeg_limits(limits)
    let size = header.storedSize(atEighths: eighths)
    var report = cjpeg_report()
    let status = RowReceiver.lend(width: size.width, finish) { function, context in
      data.withUnsafeBytes { bytes in
        withUnsafePointer(to: bounds) {
          cjpeg_decode_rows(
            bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, $0, UInt32(eighths),
            conversion?.isOfInks ?? false, UInt32(size.width), UInt32(size.height), function, context, &report)
        }
      }
    }
    if let error = JPEGError(status, report, limits: limits) { throw error }
    return JPEGWarnings(report)
  }

  private static func checkStart(of data: Data) throws(JPEGError) {
    if data.isEmpty { throw .empty }
    guard data.starts(with: [0xFF, 0xD8]) else { throw .notJPEG(found: FileKind(of: data).description) }
  }
}

extension cjpeg_limits {
  fileprivate init(_ limits: DecodingLimits) {
    self.init(
      maximum_side: UInt32(clamping: limits.maximumSide), maximum_area: UInt64(clamping: limits.maximumArea),
      maximum_scans: UInt32(clamping: limits.maximumScans),
      maximum_scanned_area: UInt64(clamping: limits.maximumScannedArea),
      maximum_working_bytes: Int(clamping: limits.maximumWorkingBytes),
      maximum_held_bytes: Int(clamping: limits.maximumHeldBytes),
      maximum_warnings: UInt32(clamping: min(limits.maximumWarnings, Int(Int32.max))))
  }
}

extension JPEGHeader {
  fileprivate init(_ header: cjpeg_header, orientation: ImageOrientation) {
    self.init(
      storedSize: PixelSize(width: Int(header.width), height: Int(header.height)), orientation: orientation,
      colorSpace: ColorSpace(header.color), componentCount: Int(header.components),
      isProgressive: header.is_progressive, coefficientBytes: Int(clamping: header.coefficient_bytes))
  }
}

extension JPEGHeader.ColorSpace {
  fileprivate init(_ color: cjpeg_color) {
    switch color {
    case CJPEG_GRAYSCALE: self = .grayscale
    case CJPEG_RGB: self = .rgb
    case CJPEG_CMYK: self = .cmyk
    case CJPEG_YCCK: self = .ycck
    default: self = .yCbCr
    }
  }
}
