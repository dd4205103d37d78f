import Glibc

/// The only folders in which the text engine looks for fonts.
///
/// No other folder or system setting is used, so that a picture does not depend on the user.
package struct FontDirectories: Hashable, Sendable {
  /// Folders with the faces of the system font.
  package var systemFont: [String]
  /// Folders with the serif and monospaced designs; read when a text first needs one.
  package var designs: [String]
  /// Folders with fallback fonts; read when a text first needs one.
  package var fallback: [String]
  /// Folders with the symbol font; read when a view first shows a symbol.
  package var symbols: [String]
  /// Folders, including subfolders, whose fonts a text may name; read when a text first names one.
  package var named: [String]
  /// Folders with bundle resources, whose fonts a text may name; read when a text first names one.
  package var resources: [String] = []
  /// Font files of a bundle, which a text may name by family and face.
  package private(set) var registered: [String] = []

  /// Creates a set of folders. Folders that do not exist are empty.
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

  /// Registers a font file, which texts may then name by family and face (`UIAppFonts` of a bundle). Files are sorted
  /// by path, so the order of registration does not matter.
  package mutating func registerFont(at path: String) {
    guard !registered.contains(path) else { return }
    registered.append(path)
    registered.sort()
  }

  /// Where Debian's packages `fonts-inter`, `fonts-linuxlibertine`, `fonts-jetbrains-mono` and `fonts-noto-*` install
  /// their files, and `Scripts/bootstrap` and Almanac's packages the symbol font.
  package static let debian = FontDirectories(
    systemFont: ["/usr/share/fonts/opentype/inter"],
    designs: ["/usr/share/fonts/opentype/linux-libertine", "/usr/share/fonts/truetype/jetbrains-mono"],
    fallback: ["/usr/share/fonts/truetype/noto", "/usr/share/fonts/opentype/noto"],
    symbols: ["/usr/local/share/fonts/truetype/phosphor", "/usr/share/fonts/truetype/phosphor"]
      + [ownSymbols].compactMap(\.self),
    named: ["/usr/share/fonts", "/usr/local/share/fonts"])

  /// The folder of the symbol font in the prefix in which this program is installed.
  private static var ownSymbols: String? {
    guard let program = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(program) }
    return symbols(ofProgram: String(cString: program))
  }

  /// The folder of the symbol font that is installed with a program; nil if that is not in `PREFIX/lib/almanac`.
  static func symbols(ofProgram path: String) -> String? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.dropLast().suffix(2) == ["lib", "almanac"] else { return nil }
    return (parts.dropLast(3) + ["share", "fonts", "truetype", "phosphor"]).joined(separator: "/")
  }
}
