import Graphics

/// The attributes in the name of a face: `HelveticaNeue-BoldItalic`.
///
/// If the family is not installed, the system font replaces it with the same weight.
struct FaceName {
  /// The OpenType weight class, if the name has one.
  let weight: Int?
  let isItalic: Bool

  init(_ name: String) {
    // The face follows a hyphen in a PostScript name, a space in a full name.
    let face = name.lowercased().split(whereSeparator: { $0 == "-" || $0 == " " }).dropFirst().joined()
    isItalic = face.contains("italic") || face.contains("oblique")
    weight = Self.weights.first { face.contains($0.0) }?.1
  }

  /// Longer names first, as others are part of them.
  private static let weights: [(String, Int)] = [
    ("ultralight", 100), ("extralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
    ("ultrabold", 800), ("thin", 100), ("light", 300), ("regular", 400), ("medium", 500), ("demi", 600), ("heavy", 800),
    ("black", 900), ("bold", 700),
  ]
}

extension TextRun {
  /// The run with the attributes of its face's name, if `library` does not have the family.
  func standingIn(within library: FontLibrary) -> TextRun {
    guard case .named(let name) = style.font.family, library.source(of: style.font.family) == nil else { return self }
    let face = FaceName(name)
    var run = self
    // An explicit weight, such as `.bold()`, takes precedence.
    if let weight = face.weight, run.style.font.weight == 400 { run.style.font.weight = weight }
    if face.isItalic { run.style.font.isItalic = true }
    return run
  }
}
