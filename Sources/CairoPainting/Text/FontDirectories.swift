/// Where the font files are: the only folders that the text engine ever looks into.
///
/// No other folder and no setting of the machine is consulted, so that a picture does not depend on who draws it.
package struct FontDirectories: Hashable, Sendable {
  /// Folders with the faces of the system font.
  package var systemFont: [String]
  /// Folders with the faces for everything that the system font lacks; read when a text first needs one.
  package var fallback: [String]
  /// Folders with the font of symbols; read when a view first shows one.
  package var symbols: [String]

  /// Creates a set of folders; those that do not exist count as empty.
  package init(systemFont: [String], fallback: [String], symbols: [String] = []) {
    self.systemFont = systemFont
    self.fallback = fallback
    self.symbols = symbols
  }

  /// Where Debian's packages `fonts-inter` and `fonts-noto-*` put their files, and `Scripts/bootstrap` that of symbols.
  package static let debian = FontDirectories(
    systemFont: ["/usr/share/fonts/opentype/inter"],
    fallback: ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"],
    symbols: ["/usr/local/share/fonts/truetype/phosphor", "/usr/share/fonts/truetype/phosphor"])
}
