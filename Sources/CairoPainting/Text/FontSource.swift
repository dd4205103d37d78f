internal import Foundation
internal import Graphics

/// One family: its files, what they cover, and its faces at the sizes that were asked for.
///
/// Each family has a fontconfig configuration and a font map of its own, which see no other file. So loading one
/// neither invalidates nor influences another, and a face is never the answer to a question about another family.
final class FontSource {
  /// The characters of the family's regular face.
  let coverage: FaceCoverage

  /// Nil for the system font.
  private let fallback: ScriptFont?
  private let configuration: FontconfigConfiguration
  private var map: FontMap?
  private var typefaces: [Key: Typeface] = [:]

  /// Faces kept at once. A picture uses about ten; text that is shrunk to fit tries a few sizes more.
  private static let typefaceLimit = 64
  private static let systemFamily = "Inter"
  /// Not InterDisplay-*: Inter's display cut fits San Francisco's widths worse at every size.
  private static let systemFiles = "Inter-*"

  private struct Key: Hashable {
    var weight: Int
    var isItalic: Bool
    var size: CGFloat
  }

  /// Finds the files of `fallback`, or of the system font.
  ///
  /// - Returns: Nil when the family is not installed.
  /// - Throws: ``TextEngineError/configurationRefused``.
  init?(_ fallback: ScriptFont?, in directories: [String]) throws(TextEngineError) {
    let configuration = try FontconfigConfiguration(
      directories: directories, files: fallback?.files ?? Self.systemFiles)
    guard let coverage = configuration.coverage(ofFamily: fallback?.family ?? Self.systemFamily) else { return nil }
    self.fallback = fallback
    self.configuration = configuration
    self.coverage = coverage
  }

  /// The face that goes with `font`'s size, weight and slant; nil when Pango or Cairo cannot load the file.
  func typeface(for font: ResolvedFont) -> Typeface? {
    let size = font.size.isFinite ? min(max(font.size, 0.01), 4096) : 0.01
    var weight = min(max((font.weight + 50) / 100 * 100, 100), 900)
    // Noto comes in two weights.
    if fallback != nil { weight = weight >= 600 ? 700 : 400 }
    let key = Key(weight: weight, isItalic: font.isItalic, size: size)
    if let known = typefaces[key] { return known }
    guard let map = loadedMap(),
      let typeface = Typeface(
        fallback: fallback, family: fallback?.family ?? Self.systemFamily, weight: weight, isItalic: font.isItalic,
        size: size, from: map)
    else { return nil }
    if typefaces.count >= Self.typefaceLimit { typefaces.removeAll() }
    typefaces[key] = typeface
    return typeface
  }

  private func loadedMap() -> FontMap? {
    if map == nil { map = try? FontMap(configuration: configuration) }
    return map
  }
}
