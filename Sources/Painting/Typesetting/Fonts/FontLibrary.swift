internal import Graphics

/// The faces: the system font's at once, those of another design or script when the first text needs it.
///
/// Which face a text gets is decided by tables and by what the files cover, never by fontconfig's own substitution,
/// so it depends neither on what was drawn before nor on other fonts of the machine.
final class FontLibrary {
  /// Inter.
  let system: FontSource
  private let directories: FontDirectories
  private lazy var named = NamedFonts(directories: directories)
  private var fallbacks: [String: FontSource?] = [:]
  private var families: [ResolvedFont.Family: FontSource?] = [:]

  /// Finds the system font.
  ///
  /// - Throws: ``TextEngineError/systemFontMissing(package:)`` when no folder has it.
  init(directories: FontDirectories) throws(TextEngineError) {
    guard let system = try FontSource(.inter, in: directories.systemFont) else {
      throw .systemFontMissing(package: FontFamily.inter.package)
    }
    self.system = system
    self.directories = directories
  }

  /// Characters of the system font; all its faces have the same.
  var systemCoverage: FaceCoverage { system.coverage }

  /// What the regular face of `font` covers; nil when it is not installed.
  func coverage(of font: ScriptFont) -> FaceCoverage? {
    source(of: font)?.coverage
  }

  /// The family itself; nil when it is not installed, and the system font takes its place.
  func source(of family: ResolvedFont.Family) -> FontSource? {
    if family == .system(.standard) || family == .system(.rounded) { return system }
    if let known = families[family] { return known }
    // A refused configuration is a family that is not there: the text gets the system font and a diagnostic.
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

  /// The face of `font`'s own family, or of `fallback`, that goes with its size, weight, slant and width.
  func typeface(_ fallback: ScriptFont?, for font: ResolvedFont) -> Typeface? {
    guard let fallback else { return (source(of: font.family) ?? system).typeface(for: font) }
    return source(of: fallback)?.typeface(for: font)
  }

  /// Names that a bundle may ask for are its own; there are never many.
  private static let familyLimit = 64

  private func source(of font: ScriptFont) -> FontSource? {
    if font == .inter { return system }
    if let known = fallbacks[font.family] { return known }
    // A refused configuration is a family that is not there: the text gets squares and a diagnostic.
    let found = (try? FontSource(FontFamily(font), in: directories.fallback)) ?? nil
    fallbacks[font.family] = .some(found)
    return found
  }
}
