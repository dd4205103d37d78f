import Graphics

/// What the name of a face says of it: `HelveticaNeue-BoldItalic`.
///
/// Where the family is not there the system font takes its place, and should at least be as heavy.
struct FaceName {
  /// OpenType weight class; nil where the name says nothing.
  let weight: Int?
  let isItalic: Bool

  init(_ name: String) {
    // A PostScript name has the face behind a hyphen, a full name behind a space.
    let face = name.lowercased().split(whereSeparator: { $0 == "-" || $0 == " " }).dropFirst().joined()
    isItalic = face.contains("italic") || face.contains("oblique")
    weight = Self.weights.first { face.contains($0.0) }?.1
  }

  /// Longer names first, which others are a part of.
  private static let weights: [(String, Int)] = [
    ("ultralight", 100), ("extralight", 200), ("semibold", 600), ("demibold", 600), ("extrabold", 800),
    ("ultrabold", 800), ("thin", 100), ("light", 300), ("regular", 400), ("medium", 500), ("demi", 600), ("heavy", 800),
    ("black", 900), ("bold", 700),
  ]
}

extension TextRun {
  /// The run with what the name of its face says, where `library` does not have the family.
  func standingIn(within library: FontLibrary) -> TextRun {
    guard case .named(let name) = style.font.family, library.source(of: style.font.family) == nil else { return self }
    let face = FaceName(name)
    var run = self
    // What was asked for besides, such as `.bold()`, counts more.
    if let weight = face.weight, run.style.font.weight == 400 { run.style.font.weight = weight }
    if face.isItalic { run.style.font.isItalic = true }
    return run
  }
}
