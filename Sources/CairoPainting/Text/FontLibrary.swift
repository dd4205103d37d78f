internal import Graphics

/// The faces: the system font's at once, those of another script when the first text needs it.
///
/// Which face a text gets is decided by tables and by what the files cover, never by fontconfig's own substitution,
/// so it depends neither on what was drawn before nor on other fonts of the machine.
final class FontLibrary {
  private let system: FontSource
  private let directories: FontDirectories
  private var fallbacks: [String: FontSource?] = [:]

  /// Finds the system font.
  ///
  /// - Throws: ``TextEngineError/systemFontMissing(package:)`` when no folder has it.
  init(directories: FontDirectories) throws(TextEngineError) {
    guard let system = try FontSource(nil, in: directories.systemFont) else {
      throw .systemFontMissing(package: "fonts-inter")
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

  /// The face of the system font, or of `fallback`, that goes with `font`'s size, weight and slant.
  func typeface(_ fallback: ScriptFont?, for font: ResolvedFont) -> Typeface? {
    guard let fallback else { return system.typeface(for: font) }
    return source(of: fallback)?.typeface(for: font)
  }

  private func source(of font: ScriptFont) -> FontSource? {
    if let known = fallbacks[font.family] { return known }
    // A refused configuration is a family that is not there: the text gets squares and a diagnostic.
    let found = (try? FontSource(font, in: directories.fallback)) ?? nil
    fallbacks[font.family] = .some(found)
    return found
  }
}
