package import Foundation
import Graphics

/// A file of an image set.
package struct CatalogImage: Hashable, Sendable {
  package let file: URL
  /// Pixels per point.
  package let scale: CGFloat
  /// Nil for any.
  package let luminosity: CatalogLuminosity?
  /// The set says that only the alpha counts.
  package let isTemplate: Bool
  /// How near the device is to a phone's: 0 for a phone, 1 for any, 2 for others.
  fileprivate let idiomRank: Int

  /// The files of the set in `folder`. What cannot be drawn, such as a PDF, is left out and reported.
  static func variants(in folder: URL) -> [CatalogImage] {
    guard let contents = CatalogContents.read(in: folder) else { return [] }
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    return (contents.images ?? []).compactMap { entry in
      guard let name = entry.filename, !name.isEmpty, !name.contains("/") else { return nil }
      let file = folder.appending(path: name)
      guard !["pdf", "svg"].contains(file.pathExtension.lowercased()) else {
        DiagnosticLog.current.report(
          Diagnostic(id: "asset.vector", message: "vector files are not drawn yet; left out", subject: file.path))
        return nil
      }
      return CatalogImage(
        file: file, scale: entry.scale.flatMap { Double($0.dropLast()) }.map { max(CGFloat($0), 0.01) } ?? 1,
        luminosity: entry.appearances.luminosity, isTemplate: isTemplate, idiomRank: rank(entry.idiom))
    }
  }

  private static func rank(_ idiom: String?) -> Int {
    switch idiom {
    case "iphone": 0
    case "universal", nil: 1
    default: 2
    }
  }
}

extension [CatalogImage] {
  /// The variant that suits best: by device, then by colour scheme, then the display's scale, the next larger, the
  /// largest.
  package func best(for luminosity: CatalogLuminosity, scale: CGFloat) -> CatalogImage? {
    let rank = map(\.idiomRank).min() ?? 1
    let suitable = filter { $0.idiomRank == rank }
    let own = suitable.filter { $0.luminosity == luminosity }
    let any = own.isEmpty ? suitable.filter { $0.luminosity == nil } : own
    let candidates = (any.isEmpty ? suitable : any).sorted { $0.scale < $1.scale }
    return candidates.first { $0.scale >= scale } ?? candidates.last
  }
}
