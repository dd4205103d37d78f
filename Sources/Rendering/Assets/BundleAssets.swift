import Artwork
package import Foundation
import Graphics
package import Views

/// The assets of the widget's bundle: asset catalogues and loose pictures in its folders.
///
/// Made once for a process and shared; folders are looked at when a name is first asked for.
package final class BundleAssets: AssetSource, @unchecked Sendable {
  private let folders: @Sendable () -> [URL]
  private let lock = NSLock()
  private var catalogs: [URL?: [AssetCatalog]] = [:]
  private var pictures: [URL: Picture?] = [:]

  /// The assets in `folders`, each with catalogues in it or a catalogue itself; they are asked for when first needed.
  package init(folders: @escaping @Sendable () -> [URL]) { self.folders = folders }

  /// The folders of the running program's resources: those of its bundle, and the bundles of packages beside it.
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
    guard !name.isEmpty, name.utf8.count <= 1024 else { return nil }
    for catalog in catalogs(of: bundle) {
      guard let variant = catalog.images(named: name).best(for: traits.luminosity, scale: traits.displayScale) else {
        continue
      }
      return picture(variant.file).map {
        ImageAsset(picture: $0, scale: variant.scale, isTemplate: variant.isTemplate)
      }
    }
    return loosePicture(name, in: bundle, scale: traits.displayScale)
  }

  package func color(named name: String, in bundle: URL?, for traits: AssetTraits) -> Color? {
    guard !name.isEmpty, name.utf8.count <= 1024 else { return nil }
    for catalog in catalogs(of: bundle) {
      if let color = catalog.colors(named: name).best(for: traits.luminosity) { return Color(color) }
    }
    return nil
  }

  private func catalogs(of bundle: URL?) -> [AssetCatalog] {
    lock.withLock {
      if let known = catalogs[bundle] { return known }
      let found = (bundle.map { [$0] } ?? folders()).map(AssetCatalog.init(folder:))
      catalogs[bundle] = found
      return found
    }
  }

  /// A file beside the catalogues: `cover.png`, `cover@2x.png`.
  private func loosePicture(_ name: String, in bundle: URL?, scale: CGFloat) -> ImageAsset? {
    guard !name.contains("..") else { return nil }
    let scales = [scale, 3, 2, 1].filter { [1, 2, 3].contains($0) }
    for folder in bundle.map({ [$0] }) ?? lock.withLock({ folders() }) {
      for suffix in name.contains(".") ? [""] : [".png", ".jpg", ".jpeg"] {
        for scale in scales {
          let mark = scale == 1 ? "" : "@\(Int(scale))x"
          let file = folder.appending(path: name + mark + suffix)
          guard FileManager.default.fileExists(atPath: file.path) else { continue }
          return picture(file).map { ImageAsset(picture: $0, scale: scale) }
        }
      }
    }
    return nil
  }

  /// The file's picture; nil, reported, when it is none.
  private func picture(_ file: URL) -> Picture? {
    if let known = lock.withLock({ pictures[file] }), let known { return known }
    do throws(PictureError) {
      let picture = try PictureReader.picture(contentsOfFile: file.path)
      lock.withLock { pictures[file] = picture }
      return picture
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "picture.unreadable", message: "\(error); left out", subject: file.path))
      return nil
    }
  }
}

extension AssetTraits {
  fileprivate var luminosity: CatalogLuminosity { colorScheme == .dark ? .dark : .light }
}

extension Color {
  /// The colour of a colour set; a system colour by its name in UIKit.
  fileprivate init?(_ color: CatalogColor) {
    switch color.value {
    case .components(let space, let red, let green, let blue, let alpha):
      self.init(space.colorSpace, red: red, green: green, blue: blue, opacity: alpha)
    case .system(let name):
      let colors: [String: Color] = [
        "systemRedColor": .red, "systemOrangeColor": .orange, "systemYellowColor": .yellow, "systemGreenColor": .green,
        "systemMintColor": .mint, "systemTealColor": .teal, "systemCyanColor": .cyan, "systemBlueColor": .blue,
        "systemIndigoColor": .indigo, "systemPurpleColor": .purple, "systemPinkColor": .pink,
        "systemBrownColor": .brown, "systemGrayColor": .gray, "labelColor": .primary, "secondaryLabelColor": .secondary,
        "blackColor": .black, "whiteColor": .white,
      ]
      guard let color = colors[name] else { return nil }
      self = color
    }
  }
}

extension CatalogColor.Space {
  fileprivate var colorSpace: Color.RGBColorSpace {
    switch self {
    case .sRGB: .sRGB
    case .linear: .sRGBLinear
    case .displayP3: .displayP3
    }
  }
}
