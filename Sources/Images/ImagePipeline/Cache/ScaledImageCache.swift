package import Ambient
internal import SystemIO
import Diagnostics
package import Foundation
import Graphics

/// Pictures at the sizes at which they are drawn, kept in files from one run to the next.
///
/// Decoding a cover is most of the work of a cold run; a picture that was drawn before is mapped into memory instead. The
/// key is a hash of the encoded bytes, so that a changed cover is another picture, with the size in pixels. Any number of
/// processes share the folder: files are replaced as a whole, damaged ones are made anew, and what was not used for the
/// longest goes when there are more bytes than the budget. The cache is an aid: where its folder cannot be read or
/// written, pictures are decoded.
package struct ScaledImageCache: Sendable {
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

  /// The cache that ``ImagePreparer`` uses; nil, the default, for none.
  package static var current: ScaledImageCache? { AmbientValues.current.scaledPictureCache }

  /// The pixels of `data` at `pixelSize`: those that were kept, or those that `decode` makes, which are kept.
  ///
  /// Pixels whose making has something to report are not kept: the report would be lost with it.
  func bitmap(
    of data: Data, pixelSize: PixelSize, orMaking decode: () throws(ImageError) -> Bitmap
  ) throws(ImageError) -> Bitmap {
    guard let name = name(of: data) else { return try decode() }
    let file = ScaledImageFile(path: path("\(name)-\(pixelSize.width)x\(pixelSize.height).pixels"))
    if let kept = file.bitmap(pixelSize: pixelSize) { return kept }
    let (bitmap, isQuiet) = try Self.listening(to: decode)
    if isQuiet, (try? file.write(bitmap)) != nil { folder.makeRoom(now: Date()) }
    return bitmap
  }

  /// Sees that `data` can be decoded; what was seen before, and had nothing to report, is not read again.
  func check(_ data: Data, origin: String?) throws(ImageError) {
    let check = { () throws(ImageError) in try ImagePreparer.checkBytes(data, origin: origin) }
    guard let name = name(of: data) else { return try check() }
    let mark = path("\(name).whole")
    if FileManager.default.fileExists(atPath: mark) { return }
    let (_, isQuiet) = try Self.listening(to: check)
    if isQuiet { try? AtomicFile.write(Data(), to: mark, calls: .unsynchronized) }
  }

  /// Does `work`, passes on what it reports, and says whether that was nothing.
  private static func listening<Value>(
    to work: () throws(ImageError) -> Value
  ) throws(ImageError) -> (Value, isQuiet: Bool) {
    let log = DiagnosticLog()
    defer { log.diagnostics.forEach(DiagnosticLog.current.report) }
    return (try log.collecting(work), log.diagnostics.isEmpty)
  }

  /// What the files of `data` begin with; nil for what is not kept.
  private func name(of data: Data) -> String? {
    guard data.count >= leastEncodedBytes, let secret = folder.secret else { return nil }
    return "\(ContentHash(data, secret: secret).digits)-\(Self.recipe)"
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// How pixels are made: another number whenever the decoders or the filter give others.
  private static let recipe = 1
}

extension AmbientValues {
  package var scaledPictureCache: ScaledImageCache? {
    get { self[ScaledPictureCacheKey.self] }
    set { self[ScaledPictureCacheKey.self] = newValue }
  }
}

private enum ScaledPictureCacheKey: AmbientKey {
  static var defaultValue: ScaledImageCache? { nil }
}
