internal import CCairo
package import Diagnostics
internal import Foundation

/// The files of a font package, known by hash: equal files give equal pictures.
package struct InstalledFonts: Hashable, Sendable {
  /// Debian's package, such as `fonts-inter`.
  package let package: String
  /// The SHA-256 hash of what `sha256sum` prints for the files, in the order of their names.
  package let sha256: String

  /// The releases of Debian whose package has these files; empty for files of another version.
  package var releases: [Int] { Self.known[package]?.first { $0.sha256 == sha256 }?.releases ?? [] }

  /// What differs from the fonts that Almanac's reference images were recorded with, if anything does.
  package var diagnostic: Diagnostic? {
    if releases.contains(12) { return nil }
    let consequence = "text does not have the same pixels as with the fonts of Debian 12"
    let isInter = package == FontFamily.inter.package
    guard let release = releases.first else {
      let widths = isInter ? "; widths are fitted to the versions of Debian 12 and 13 only" : ""
      return Diagnostic(
        id: Self.diagnostic, message: "the font files are of an unknown version; \(consequence)\(widths)",
        subject: package)
    }
    let widths = isInter ? "; widths are fitted to this version, too" : ""
    return Diagnostic(
      id: Self.diagnostic, message: "the font files are those of Debian \(release); \(consequence)\(widths)",
      subject: package)
  }

  /// The packages of which any file is in `fonts`. Reads the files: about 90 MB, in a third of a second.
  package static func all(in fonts: FontDirectories = .debian) -> [InstalledFonts] {
    var sources = [
      Source(.inter, fonts.systemFont), Source(.serif, fonts.designs), Source(.monospaced, fonts.designs),
    ]
    for (package, scripts) in Dictionary(grouping: ScriptFont.all, by: \.package) {
      sources.append(Source(package: package, folders: fonts.fallback, names: Set(scripts.flatMap(Source.names(of:)))))
    }
    return sources.sorted { $0.package < $1.package }.compactMap(\.installed)
  }

  private static let diagnostic = "font.differs"

  private static let known: [String: [(sha256: String, releases: [Int])]] = [
    "fonts-inter": [
      ("6d290ded2d68cb998fec5b8d50da77b931055b05929a8c895eff569a7f7b2b60", [12]),
      ("40ccf82c8c607ad5bc1b7625f8f8317cbdb7227d8eb147d7c9a3602a923af470", [13]),
    ],
    "fonts-jetbrains-mono": [
      ("e7dafbcfcca12a93f5e62a8142c67000de856bb077de4bf5e41d0f61f729f3ce", [12]),
      ("52dc23f556f6f49a7956ff486b128d3febeab1a7ea164f72babc4519be671ced", [13]),
    ],
    "fonts-linuxlibertine": [("01afa3cfc95e8b318eaf5ba99aacfa9019d1e70c304195d4a31fce94fd57f5be", [12, 13])],
    "fonts-noto-cjk": [("96fe3ab6d72bb0bf88c440febc09f9d913bdc0e2a04fb795c5d4d1ea13ea62bd", [12, 13])],
    "fonts-noto-color-emoji": [
      ("e54bce83511a8f917b322da357a77899e9e9d13a738c33376b8382d127c7c3d7", [12]),
      ("f349623c9b5351aac7770af5835fa7f1b4319a04cc6bf4d4ec83331251af03b6", [13]),
    ],
    "fonts-noto-core": [("cbddb9b9e0c23812a2e4bd3fe423bf3311a4fbc58e9e705197c18dfbb683636e", [12, 13])],
  ]
}

/// The files of a package that pictures depend on.
private struct Source {
  var package: String
  var folders: [String]
  /// Without their endings; a name that ends in `*` stands for all that begin like it.
  var names: Set<String>

  init(package: String, folders: [String], names: Set<String>) {
    (self.package, self.folders, self.names) = (package, folders, names)
  }

  init(_ family: FontFamily, _ folders: [String]) {
    self.init(package: family.package, folders: folders, names: [family.files])
  }

  /// The files of the two weights that are used. `fonts-noto-extra` adds others.
  static func names(of font: ScriptFont) -> [String] {
    guard font.files.hasSuffix("-*") else { return [String(font.files.prefix { $0 != "." })] }
    return ["Regular", "Bold"].map { font.files.dropLast() + $0 }
  }

  var installed: InstalledFonts? {
    let files = folders.flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter(isMine).map { (folder, $0) }
    }.sorted { Array($0.1.utf8).lexicographicallyPrecedes($1.1.utf8) }
    guard !files.isEmpty else { return nil }
    let lines = files.map { folder, name in
      let data = try? Data(contentsOf: URL(filePath: "\(folder)/\(name)"), options: .alwaysMapped)
      return "\(Self.sha256(data ?? Data()))  \(name)\n"
    }
    return InstalledFonts(package: package, sha256: Self.sha256(Data(lines.joined().utf8)))
  }

  private func isMine(_ file: String) -> Bool {
    let name = String(file.prefix { $0 != "." })
    return names.contains(name) || names.contains { $0.hasSuffix("*") && name.hasPrefix($0.dropLast()) }
  }

  private static func sha256(_ data: Data) -> String {
    data.withUnsafeBytes { bytes in
      let start = bytes.baseAddress?.assumingMemoryBound(to: guchar.self)
      guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, start, gsize(bytes.count)) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
  }
}
