package import Foundation
import Graphics

/// A variant of an image set.
package struct CatalogImage: Hashable, Sendable {
  package let file: URL
  /// Pixels per point; `nil` for all scales.
  package let scale: CGFloat?
  /// `nil` for any.
  package let luminosity: CatalogLuminosity?
  /// Whether only the alpha channel is used.
  package let isTemplate: Bool
  package let slices: CatalogSlices?
  /// Whether the file is a symbol with outlines in many weights.
  package let isSymbol: Bool
  /// How well the device matches: 0 for a phone, 1 for any device, 2 for a tablet, 3 for others.
  fileprivate let idiomRank: Int
  fileprivate let locale: String?
  fileprivate let direction: String?
  fileprivate let isWideGamut: Bool
  fileprivate let isForSizeClass: Bool

  private init(_ entry: CatalogContents.FileEntry, _ file: URL, of set: CatalogSet, isTemplate: Bool) {
    self.file = file
    // `2x` is two pixels per point; an invalid or missing scale means every scale.
    scale = entry.scale.flatMap { Double($0.dropLast()) }.flatMap { $0.isFinite && $0 > 0 ? CGFloat($0) : nil }
    luminosity = entry.appearances.luminosity
    self.isTemplate = isTemplate
    slices = CatalogSlices(entry.resizing)
    isSymbol = set.kind == .symbol
    idiomRank = ["iphone": 0, "universal": 1, "ipad": 2][entry.idiom ?? "universal"] ?? 3
    locale = entry.locale?.replacing("_", with: "-")
    direction = entry.direction
    isWideGamut = entry.gamut == "display-P3"
    isForSizeClass = entry.widthClass != nil || entry.heightClass != nil || entry.subtype != nil
  }

  /// The files of `set`, without variants that are never used, such as high contrast.
  static func variants(of set: CatalogSet) -> [CatalogImage] {
    guard let contents = CatalogContents.reported(of: set) else { return [] }
    let isTemplate = set.kind == .symbol || contents.properties?.templateRenderingIntent == "template"
    let entries = (set.kind == .symbol ? contents.symbols : contents.images) ?? []
    let found = entries.compactMap { entry -> CatalogImage? in
      guard let file = entry.file(in: set.folder), !entry.appearances.isForOthers else { return nil }
      return CatalogImage(entry, file, of: set, isTemplate: isTemplate)
    }
    if found.isEmpty { CatalogDiagnostic(set.folder, "the set does not name a file").report() }
    return found
  }
}

extension [CatalogImage] {
  /// The best match by device, size class, layout direction, language, colour scheme and gamut; then the display's
  /// scale, the next larger one, or the largest.
  package func best(for traits: CatalogTraits) -> CatalogImage? {
    let rank = map(\.idiomRank).min() ?? 1
    let direction = traits.isRightToLeft ? "right-to-left" : "left-to-right"
    let candidates = filter { $0.idiomRank == rank }
      .preferring { !$0.isForSizeClass }
      .preferring({ $0.direction == direction }, { $0.direction == nil })
      .inLanguage(traits.languages)
      .preferring({ $0.luminosity == traits.luminosity }, { $0.luminosity == nil })
      .preferring { !$0.isWideGamut }
      .preferring({ $0.scale != nil }, { _ in true })
      .sorted { ($0.scale ?? 1) < ($1.scale ?? 1) }
    return candidates.first { ($0.scale ?? 1) >= traits.scale } ?? candidates.last
  }

  private func inLanguage(_ languages: () -> [String]) -> [CatalogImage] {
    guard contains(where: { $0.locale != nil }) else { return self }
    for language in languages() {
      let kept = filter { $0.locale == language }
      if !kept.isEmpty { return kept }
    }
    return preferring { $0.locale == nil }
  }
}
