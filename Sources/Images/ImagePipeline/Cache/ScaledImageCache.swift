package import Ambient
import Diagnostics
package import Foundation
import Graphics
internal import SystemIO

/// A persistent cache of images at the sizes at which they are drawn.
///
/// Decoding a cover is most of the work of a cold run. The key is a hash of the encoded bytes and the size in pixels,
/// so a changed cover is another image. Any number of processes can share the folder: files are replaced atomically,
/// damaged files are created again, and the least recently used files are evicted if the budget is exceeded. If the
/// folder cannot be read or written, images are decoded.
package struct ScaledImageCache: Sendable {
  private let folder: CacheFolder
  /// Smaller files decode as fast as they are found in the cache.
  private let minimumEncodedBytes: Int

  /// Uses the folder at `folder`, which is created by the first write.
  ///
  /// - Parameters:
  ///   - byteBudget: The total size of the files (default: 256 MiB).
  ///   - leastEncodedBytes: Smaller images are not cached (default: 8 KiB).
  package init(folder: URL, byteBudget: Int = 256 << 20, leastEncodedBytes: Int = 8 << 10) {
    self.folder = CacheFolder(folder, byteBudget: byteBudget)
    self.minimumEncodedBytes = leastEncodedBytes
  }

  /// The cache that ``ImagePreparer`` uses (default: none).
  package static var current: ScaledImageCache? { AmbientValues.current.scaledImageCache }

  /// The cached pixels of `data` at `pixelSize`, or the pixels that `decode` returns, which are then cached.
  ///
  /// Pixels are not cached if decoding reports a diagnostic, which would be lost the next time.
  func bitmap(
    of data: Data, pixelSize: PixelSize, orMaking decode: () throws(ImageError) -> Bitmap
  ) throws(ImageError) -> Bitmap {
    guard let name = name(of: data) else { return try decode() }
    let file = ScaledImageFile(path: path("\(name)-\(pixelSize.width)x\(pixelSize.height).pixels"))
    if let kept = file.bitmap(pixelSize: pixelSize) { return kept }
    let (bitmap, isIdle) = try Self.forwardingDiagnostics(to: decode)
    if isIdle, (try? file.write(bitmap)) != nil { folder.evict(now: Date()) }
    return bitmap
  }

  /// Checks that `data` can be decoded. Data that passed without a diagnostic are not checked again.
  func check(_ data: Data, origin: String?) throws(ImageError) {
    let check = { () throws(ImageError) in try ImagePreparer.checkBytes(data, origin: origin) }
    guard let name = name(of: data) else { return try check() }
    let mark = path("\(name).whole")
    if FileManager.default.fileExists(atPath: mark) { return }
    let (_, isIdle) = try Self.forwardingDiagnostics(to: check)
    if isIdle { try? AtomicFile.write(Data(), to: mark, calls: .unsynchronized) }
  }

  /// Runs `work`, forwards its diagnostics, and returns whether there were none.
  private static func forwardingDiagnostics<Value>(
    to work: () throws(ImageError) -> Value
  ) throws(ImageError) -> (Value, isIdle: Bool) {
    let log = DiagnosticLog()
    defer { log.diagnostics.forEach(DiagnosticLog.current.report) }
    return (try log.collecting(work), log.diagnostics.isEmpty)
  }

  /// The prefix of the file names for `data`; `nil` if `data` is not cached.
  private func name(of data: Data) -> String? {
    guard data.count >= minimumEncodedBytes, let secret = folder.secret else { return nil }
    return "\(ContentHash(data, secret: secret).digits)-\(Self.recipe)"
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  /// The version of the pixels. Increment it whenever the decoders or the filter produce other pixels.
  private static let recipe = 1
}

extension AmbientValues {
  package var scaledImageCache: ScaledImageCache? {
    get { self[ScaledImageCacheKey.self] }
    set { self[ScaledImageCacheKey.self] = newValue }
  }
}

private enum ScaledImageCacheKey: AmbientKey {
  static var defaultValue: ScaledImageCache? { nil }
}
