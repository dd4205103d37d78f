import Diagnostics
package import Foundation
import Graphics
import ImagePipeline
import Localization
import Synchronization
package import Views

/// The assets of the widget's bundle: asset catalogs and separate images in its folders.
///
/// Created once per process and shared. Folders are read when a name is first requested.
package final class BundleAssets: AssetSource, Sendable {
  private let folders: @Sendable () -> [URL]
  private let catalogs = Mutex<[URL?: [AssetCatalog]]>([:])
  private let pictures = Mutex<[ImageKey: DrawableImage]>([:])
  private let accent = Mutex<String?>(nil)

  /// A file, with a scale if it is a drawing.
  private struct ImageKey: Hashable {
    let file: URL
    let scale: CGFloat
  }

  /// The assets in `folders`, each of which contains catalogs or is one. `folders` is evaluated when first needed.
  package init(folders: @escaping @Sendable () -> [URL]) { self.folders = folders }

  /// The resource folders of the running program: its bundle's, and those of package bundles next to it.
  package static func ofProgram() -> BundleAssets {
    BundleAssets {
      guard let resources = Bundle.main.resourceURL else { return [] }
      let children =
        (try? FileManager.default.contentsOfDirectory(at: resources, includingPropertiesForKeys: nil)) ?? []
      let packages = children.filter { ["resources", "bundle"].contains($0.pathExtension) }
      return [resources] + packages.sorted { $0.path < $1.path }
    }
  }

  package func image(named name: String, in bundle: URL?, for traits: AssetTraits) -> ImageAsset? {
    guard Self.isUsable(name) else { return nil }
    for catalog in catalogs(of: bundle) {
      guard let variants = catalog.images(named: name) else { continue }
      return variants.best(for: traits.catalogTraits).flatMap { asset($0, for: traits) }
    }
    return looseImage(name, in: bundle, traits)
  }

  package func color(named name: String, in bundle: URL?, for traits: AssetTraits) -> Color? {
    guard Self.isUsable(name) else { return nil }
    for catalog in catalogs(of: bundle) {
      guard let variants = catalog.colors(named: name) else { continue }
      return variants.best(for: traits.luminosity).flatMap { Color($0, of: name) }
    }
    return nil
  }

  package func data(named name: String, in bundle: URL?) -> DataAsset? {
    guard Self.isUsable(name) else { return nil }
    for catalog in catalogs(of: bundle) {
      guard let entry = catalog.data(named: name) else { continue }
      do throws(ImageError) {
        let data = try ImageFile.contents(ofFile: entry.file.path)
        return DataAsset(data: data, typeIdentifier: entry.typeIdentifier ?? "public.data")
      } catch {
        report("asset.unreadable", "\(error); left out", entry.file)
        return nil
      }
    }
    return nil
  }

  /// `NSAccentColorName` in the bundle's `Info.plist`, as Xcode writes it.
  package var accentColorName: String {
    accent.withLock { accent in
      if let accent { return accent }
      let names = folders().lazy.compactMap { folder -> String? in
        let file = folder.appending(path: "Info.plist").path
        guard let data = try? ImageFile.contents(ofFile: file, limit: 4 << 20) else { return nil }
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
        return (list as? [String: Any])?["NSAccentColorName"] as? String
      }
      let name = names.first { !$0.isEmpty } ?? "AccentColor"
      accent = name
      return name
    }
  }

  private static func isUsable(_ name: String) -> Bool { !name.isEmpty && name.utf8.count <= 1024 }

  private func catalogs(of bundle: URL?) -> [AssetCatalog] {
    catalogs.withLock { catalogs in
      if let known = catalogs[bundle] { return known }
      let found = (bundle.map { [$0] } ?? folders()).map(AssetCatalog.init(folder:))
      catalogs[bundle] = found
      return found
    }
  }

  private func asset(_ image: CatalogImage, for traits: AssetTraits) -> ImageAsset? {
    guard
      let found = picture(image.file, scale: traits.displayScale / (image.scale ?? 1), isSymbol: image.isSymbol)
    else { return nil }
    let scale = found.isVector ? traits.displayScale : image.scale ?? 1
    return ImageAsset(
      picture: found.picture, scale: scale, isTemplate: image.isTemplate,
      slices: image.slices.map { ImageSlices($0, scale: found.isVector ? 1 : scale) },
      symbol: image.isSymbol ? Self.place(ofSymbol: found.picture, scale: scale) : nil)
  }

  private static func place(ofSymbol picture: DrawableImage, scale: CGFloat) -> ImageAsset.SymbolMetrics {
    let height = Double(picture.pixelSize.height) / scale
    return ImageAsset.SymbolMetrics(
      pointSize: SymbolTemplate.pointSize, baseline: SymbolTemplate.baseline(ofHeight: height))
  }

  /// An image outside of catalogs: `cover.png`, `cover@2x.png`.
  private func looseImage(_ name: String, in bundle: URL?, _ traits: AssetTraits) -> ImageAsset? {
    guard !name.contains("..") else { return nil }
    let scales = [traits.displayScale, 3, 2, 1].filter { [1, 2, 3].contains($0) }
    for folder in bundle.map({ [$0] }) ?? folders() {
      for suffix in name.contains(".") ? [""] : [".png", ".jpg", ".jpeg"] {
        for scale in scales {
          let mark = scale == 1 ? "" : "@\(Int(scale))x"
          let file = folder.appendingFile(name + mark + suffix)
          guard FileManager.default.fileExists(atPath: file.path) else { continue }
          return picture(file, scale: traits.displayScale).map {
            ImageAsset(picture: $0.picture, scale: $0.isVector ? traits.displayScale : scale)
          }
        }
      }
    }
    return nil
  }

  /// The file's image, and whether it is a drawing; `nil`, with a diagnostic, if it is neither.
  private func picture(_ file: URL, scale: CGFloat, isSymbol: Bool = false) -> (picture: DrawableImage, isVector: Bool)?
  {
    for (key, isVector) in [(ImageKey(file: file, scale: 0), false), (ImageKey(file: file, scale: scale), true)] {
      if let known = pictures.withLock({ $0[key] }) { return (known, isVector) }
    }
    do throws(ImageError) {
      let found = try ImageReader.asset(contentsOfFile: file.path, scale: scale, isSymbol: isSymbol)
      pictures.withLock { $0[ImageKey(file: file, scale: found.isVector ? scale : 0)] = found.picture }
      return found
    } catch {
      if case .vector = error {
        report("asset.vector", "\(error); left out", file)
      } else {
        report("picture.unreadable", "\(error); left out", file)
      }
      return nil
    }
  }

  private func report(_ id: String, _ message: String, _ file: URL) {
    DiagnosticLog.current.report(Diagnostic(id: id, message: message, subject: file.path))
  }
}
