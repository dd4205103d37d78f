/// The fonts that a text may name: those of the widget's bundle first, then the system's.
///
/// Nothing is read before the first text names a font, and the system's fonts are not read for a name that the bundle
/// has.
final class NamedFonts {
  private let directories: FontDirectories
  private lazy var bundled: FontconfigConfiguration? = {
    let files = Set(directories.registered + BundledFonts.files(in: directories.resources)).sorted()
    return files.isEmpty ? nil : try? FontconfigConfiguration(directories: [], files: "*", registered: files)
  }()
  private lazy var installed: FontconfigConfiguration? =
    directories.named.isEmpty ? nil : try? FontconfigConfiguration(directories: directories.named, files: "*")

  init(directories: FontDirectories) { self.directories = directories }

  /// The family named `name`, or the face with that full or PostScript name.
  func source(of name: String) -> FontSource? {
    guard !name.isEmpty, name.utf8.count <= 200 else { return nil }
    if let bundled, let source = FontSource(named: name, in: bundled) { return source }
    return installed.flatMap { FontSource(named: name, in: $0) }
  }
}
