/// Where the font files are: the only folders that the text engine ever looks into.
///
/// No other folder and no setting of the machine is consulted, so that a picture does not depend on who draws it.
package struct FontDirectories: Hashable, Sendable {
  /// Folders with the faces of the system font.
  package var systemFont: [String]
  /// Folders with the faces of its other designs, serif and monospaced; read when a text first needs one.
  package var designs: [String]
  /// Folders with the faces for everything that the system font lacks; read when a text first needs one.
  package var fallback: [String]
  /// Folders with the font of symbols; read when a view first shows one.
  package var symbols: [String]
  /// Folders whose fonts a text may name, with all folders in them; read when a text first names one.
  package var named: [String]
  /// Folders with resources of bundles, whose fonts a text may name; read when a text first names one.
  package var resources: [String] = []
  /// Font files of a bundle, whose families and faces a text may name.
  package private(set) var registered: [String] = []

  /// Creates a set of folders; those that do not exist count as empty.
  package init(
    systemFont: [String], designs: [String] = [], fallback: [String], symbols: [String] = [],
    named: [String] = []
  ) {
    self.systemFont = systemFont
    self.designs = designs
    self.fallback = fallback
    self.symbols = symbols
    self.named = named
  }

  /// Adds a font file, whose family and face names a text may ask for from then on (`UIAppFonts` of a bundle). Files
  /// count in the order of their paths, so that the order of registering decides nothing.
  package mutating func registerFont(at path: String) {
    guard !registered.contains(path) else { return }
    registered.append(path)
    registered.sort()
  }

  /// Where Debian's packages `fonts-inter`, `fonts-linuxlibertine`, `fonts-jetbrains-mono` and `fonts-noto-*` put their
  /// files, and `Scripts/bootstrap` that of symbols.
  package static let debian = FontDirectories(
    systemFont: ["/usr/share/fonts/opentype/inter"],
    designs: ["/usr/share/fonts/opentype/linux-libertine", "/usr/share/fonts/truetype/jetbrains-mono"],
    fallback: ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"],
    symbols: ["/usr/local/share/fonts/truetype/phosphor", "/usr/share/fonts/truetype/phosphor"],
    named: ["/usr/share/fonts", "/usr/local/share/fonts"])
}
