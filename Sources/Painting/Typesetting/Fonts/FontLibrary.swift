internal import Graphics

/// All faces: the system font's are loaded at once, those of another design or script when the first text needs them.
///
/// The face for a text is chosen by tables and by the files' coverage, never by fontconfig's substitution, so it
/// depends neither on earlier pictures nor on other installed fonts.
final class FontLibrary {
  /// Inter.
  let system: FontSource
  private let directories: FontDirectories
  private lazy var named = NamedFonts(directories: directories)
  private var fallbacks: [String: FontSource?] = [:]
  private var families: [ResolvedFont.Family: FontSource?] = [:]

  /// - Throws: ``TextEngineError/systemFontMissing(package:)`` if no folder has the system font.
  init(directories: FontDirectories) throws(TextEngineError) {
    guard let system = try FontSource(.inter, in: directories.systemFont) else {
      throw .systemFontMissing(package: FontFamily.inter.package)
    }
    self.system = system
    self.directories = directories
  }

  /// The coverage of the system font, which is the same for all its faces.
  var systemCoverage: FaceCoverage { system.coverage }

  /// The coverage of the regular face of `font`; `nil` if it is not installed.
  func coverage(of font: ScriptFont) -> FaceCoverage? {
    source(of: font)?.coverage
  }

  /// The family; `nil` if it is not installed, in which case the system font replaces it.
  func source(of family: ResolvedFont.Family) -> FontSource? {
    if family == .system(.standard) || family == .system(.rounded) { return system }
    if let known = families[family] { return known }
    // A rejected configuration counts as a missing family: the text uses the system font, with a diagnostic.
    let found: FontSource? =
      switch family {
      case .system(.serif): (try? FontSource(.serif, in: directories.designs)) ?? nil
      case .system: (try? FontSource(.monospaced, in: directories.designs)) ?? nil
      case .named(let name): named.source(of: name)
      }
    if families.count >= Self.familyLimit { families.removeAll() }
    families[family] = .some(found)
    return found
  }

  /// The face of `font`'s own family, or of `fallback`, with its size, weight, slant and width.
  func typeface(_ fallback: ScriptFont?, for font: ResolvedFont) -> Typeface? {
    guard let fallback else { return (source(of: font.family) ?? system).typeface(for: font) }
    return source(of: fallback)?.typeface(for: font)
  }

  /// The maximum number of named families; a bundle has few.
  private static let familyLimit = 64

  private func source(of font: ScriptFont) -> FontSource? {
    if font == .inter { return system }
    if let known = fallbacks[font.family] { return known }
    // A rejected configuration counts as a missing family: the text has squares, with a diagnostic.
    let found = (try? FontSource(FontFamily(font), in: directories.fallback)) ?? nil
    fallbacks[font.family] = .some(found)
    return found
  }
}
