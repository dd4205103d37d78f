package import Foundation
package import Graphics
internal import ImageCodecs

/// Pictures at the sizes at which they are drawn, kept in files from one run to the next.
///
/// Decoding a cover is most of the work of a cold run; a picture that was drawn before is mapped into memory instead. The
/// key is a hash of the encoded bytes, so that a changed cover is another picture, with the size in pixels. Any number of
/// processes share the folder: files are replaced as a whole, damaged ones are made anew, and what was not used for the
/// longest goes when there are more bytes than the budget. The cache is an aid: where its folder cannot be read or
/// written, pictures are decoded.
package struct ScaledPictureCache: Sendable {
  private let folder: CacheFolder
  /// Pictures of fewer encoded bytes are decoded as fast as they are found.
  private let leastEncodedBytes: Int

  /// Uses the folder at `folder`, which is made when something is written.
  ///
  /// - Parameters:
  ///   - byteBudget: What the files may have together; 256 MiB unless given.
  ///   - leastEncodedBytes: Pictures of fewer bytes are not kept; 32 KiB unless given.
  package init(folder: URL, byteBudget: Int = 256 << 20, leastEncodedBytes: Int = 32 << 10) {
    self.folder = CacheFolder(folder, byteBudget: byteBudget)
    self.leastEncodedBytes = leastEncodedBytes
  }

  /// The pixels of `picture` at exactly `pixelSize`, as ``PicturePreparer/bitmap(for:pixelSize:)`` gives them.
  ///
  /// A picture whose decoder has something to report is not kept: the report would be lost with the decoding.
  /// - Throws: What ``PicturePreparer/bitmap(for:pixelSize:)`` throws.
  package func bitmap(for picture: Picture, pixelSize: PixelSize) throws(PictureError) -> Bitmap {
    guard case .encoded(let data) = picture.content, data.count >= leastEncodedBytes,
      DecodingLimits.standard.violation(by: pixelSize) == nil, let secret = folder.secret
    else { return try PicturePreparer.bitmap(for: picture, pixelSize: pixelSize) }
    let name =
      "\(ContentHash(data, secret: secret).digits)-\(pixelSize.width)x\(pixelSize.height)-\(Self.recipe).pixels"
    let file = ScaledPictureFile(path: folder.url.appending(path: name).path)
    if let kept = file.bitmap(pixelSize: pixelSize) { return kept }

    let log = DiagnosticLog()
    let result = DiagnosticLog.$current.withValue(log) { () -> Result<Bitmap, PictureError> in
      Result { () throws(PictureError) in try PicturePreparer.bitmap(for: picture, pixelSize: pixelSize) }
    }
    log.diagnostics.forEach(DiagnosticLog.current.report)
    let bitmap = try result.get()
    if log.diagnostics.isEmpty, (try? file.write(bitmap)) != nil { folder.makeRoom() }
    return bitmap
  }

  /// How pixels are made: another number whenever the decoders or the filter give others.
  private static let recipe = 1
}
