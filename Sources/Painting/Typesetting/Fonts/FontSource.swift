internal import Foundation
internal import Graphics

/// A family: its files, their coverage, and its faces at the requested sizes.
///
/// Each family has its own fontconfig configuration and font map without any other file. So loading a family does not
/// invalidate or influence another, and a request never returns a face of another family.
final class FontSource {
  /// The coverage of the family's regular face.
  let coverage: FaceCoverage
  let family: FontFamily
  /// Of the system font.
  private let release: InterRelease

  private let configuration: FontconfigConfiguration
  /// The face, if a text named a face rather than a family.
  private let face: FontconfigConfiguration.Face?
  private var map: FontMap?
  private var typefaces: [(key: Key, typeface: Typeface)] = []

  /// The maximum number of cached faces. A picture uses about ten; text that is scaled to fit tries a few more sizes.
  private static let typefaceLimit = 64

  private struct Key: Equatable {
    var weight: Int
    var isItalic: Bool
    var size: CGFloat
    var stretch: CGFloat
    var isRounded: Bool
  }

  /// Finds the files of `family`.
  ///
  /// - Returns: `nil` if the family is not installed.
  /// - Throws: ``TextEngineError/configurationRefused``.
  init?(_ family: FontFamily, in directories: [String]) throws(TextEngineError) {
    let configuration = try FontconfigConfiguration(directories: directories, files: family.files)
    guard let coverage = configuration.coverage(ofFamily: family.name) else { return nil }
    self.family = family
    self.configuration = configuration
    self.coverage = coverage
    release = family == .inter ? InterRelease(fontVersion: configuration.fontVersion(ofFamily: family.name)) : .beta7
    face = nil
  }

  /// Finds the family or face named `name` among the fonts of `configuration`.
  init?(named name: String, in configuration: FontconfigConfiguration) {
    guard let face = configuration.face(named: name), let coverage = configuration.coverage(ofFamily: face.family)
    else { return nil }
    family = FontFamily(
      name: face.family, files: "*", metrics: .own, weights: Array(stride(from: 100, through: 900, by: 100)))
    self.configuration = configuration
    self.coverage = coverage
    self.face = face.isWholeFamily ? nil : face
    release = .beta7
  }

  /// The face with `font`'s size, weight, slant and width; `nil` if Pango or Cairo cannot load the file.
  func typeface(for font: ResolvedFont) -> Typeface? {
    let size = font.size.isFinite ? min(max(font.size, 0.01), 4096) : 0.01
    let isRounded = font.family == .system(.rounded) && family == .inter
    let key = Key(
      weight: weight(for: font), isItalic: font.isItalic || face?.isItalic == true, size: size,
      stretch: Self.stretch(of: font), isRounded: isRounded)
    if let known = typefaces.first(where: { $0.key == key }) { return known.typeface }
    guard let map = loadedMap() else { return nil }
    let request = Typeface.Request(
      family: family, weight: key.weight, isItalic: key.isItalic, size: size, stretch: key.stretch,
      isRounded: isRounded, release: release)
    guard let typeface = Typeface(request, from: map) else { return nil }
    if typefaces.count >= Self.typefaceLimit { typefaces.removeAll() }
    typefaces.append((key, typeface))
    return typeface
  }

  private func weight(for font: ResolvedFont) -> Int {
    // A named face has its own weight unless another one is requested.
    if let face, font.weight == 400 { return face.weight }
    return family.weight(nearest: font.weight)
  }

  /// Inter has no condensed and expanded faces; its letters are scaled horizontally.
  private static func stretch(of font: ResolvedFont) -> CGFloat {
    guard font.width.isFinite else { return 1 }
    return min(max(1 + 0.9 * font.width, 0.5), 1.5)
  }

  private func loadedMap() -> FontMap? {
    if map == nil { map = try? FontMap(configuration: configuration) }
    return map
  }
}
