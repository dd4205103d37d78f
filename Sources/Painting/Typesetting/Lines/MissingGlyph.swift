import Diagnostics

/// A character that no font has. A picture reports all of them in one line, and those of fonts that are not installed
/// in another.
struct MissingGlyph: Hashable {
  /// `U+1B05 (BALINESE LETTER AKARA)`.
  let character: String
  let group: DiagnosticGroup

  /// - Parameter uninstalled: The font that would have it.
  init(_ scalar: Unicode.Scalar, uninstalled: ScriptFont?) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    character = scalar.properties.name.map { "\(code) (\($0))" } ?? code
    if let uninstalled {
      let package = "install the Debian package \(uninstalled.package)"
      group = DiagnosticGroup(
        id: "font.script-missing", noun: "characters", opening: "",
        closing: " needs \(uninstalled.family), which is not installed, and is drawn as a square; \(package)",
        pluralClosing: " need \(uninstalled.family), which is not installed, and are drawn as squares; \(package)")
    } else {
      group = DiagnosticGroup(
        id: "font.missing-glyph", noun: "characters", opening: "no installed font has ",
        closing: "; a square is drawn instead", pluralClosing: "; squares are drawn instead")
    }
  }

  func report() { DiagnosticLog.current.report(character, of: group) }
}
