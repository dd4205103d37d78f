internal import CCairo
import MarkupEscaping

/// A fontconfig configuration of a few folders, without any file of the system's settings.
///
/// The folders' contents come from fontconfig's caches if they exist (a fifth of a millisecond for all of Noto),
/// otherwise from the fonts themselves.
final class FontconfigConfiguration {
  /// Owned; lives as long as this object, as do the patterns and character sets in it.
  let pointer: OpaquePointer

  /// Reads the lists of `directories`.
  ///
  /// - Parameters:
  ///   - files: A pattern for the names of the files to use.
  ///   - registered: Files to add individually. Files that are not fonts are ignored.
  /// - Throws: ``TextEngineError/configurationRefused``.
  init(directories: [String], files: String, registered: [String] = []) throws(TextEngineError) {
    _ = Self.emptyProcessConfiguration
    guard let created = FcConfigCreate() else { throw .configurationRefused }
    let document = Self.document(directories: directories, files: files)
    guard FcConfigParseAndLoadFromMemory(created, document, FcBool(1)) != 0, FcConfigBuildFonts(created) != 0 else {
      FcConfigDestroy(created)
      throw .configurationRefused
    }
    for file in registered { FcConfigAppFontAddFile(created, file) }
    pointer = created
  }

  deinit { FcConfigDestroy(pointer) }

  struct Face {
    /// The family name for Pango.
    var family: String
    /// The OpenType weight class.
    var weight: Int
    var isItalic: Bool
    /// Whether the name was the family's, not a face's.
    var isWholeFamily: Bool
  }

  /// The characters of `family`'s regular (or first) face; `nil` if the family is missing.
  func coverage(ofFamily family: String) -> FaceCoverage? {
    var characters: OpaquePointer?
    guard let found = regularFace(ofFamily: family),
      FcPatternGetCharSet(found, FC_CHARSET, 0, &characters) == FcResultMatch, let characters
    else { return nil }
    return FaceCoverage(borrowing: characters, of: self)
  }

  /// The version that the file of `family`'s regular face (or its first) states, in parts of 65,536; 0 without one.
  func fontVersion(ofFamily family: String) -> Int {
    var version: Int32 = 0
    if let found = regularFace(ofFamily: family) { FcPatternGetInteger(found, FC_FONTVERSION, 0, &version) }
    return Int(version)
  }

  private func regularFace(ofFamily family: String) -> OpaquePointer? {
    var found: OpaquePointer?
    for pattern in patterns where Self.pattern(pattern, FC_FAMILY, is: family) {
      var weight: Int32 = 0
      FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
      if found == nil || weight == FC_WEIGHT_REGULAR { found = pattern }
      if weight == FC_WEIGHT_REGULAR { break }
    }
    return found
  }

  /// The family named `name`, or the face with that full or PostScript name.
  func face(named name: String) -> Face? {
    for (key, isWholeFamily) in [(FC_FAMILY, true), (FC_POSTSCRIPT_NAME, false), (FC_FULLNAME, false)] {
      guard let found = patterns.first(where: { Self.pattern($0, key, is: name) }) else { continue }
      var family: UnsafeMutablePointer<FcChar8>?
      guard FcPatternGetString(found, FC_FAMILY, 0, &family) == FcResultMatch, let family else { continue }
      var weight: Int32 = FC_WEIGHT_REGULAR
      var slant: Int32 = 0
      FcPatternGetInteger(found, FC_WEIGHT, 0, &weight)
      FcPatternGetInteger(found, FC_SLANT, 0, &slant)
      return Face(
        family: String(cString: family), weight: Int(FcWeightToOpenType(weight)), isItalic: slant != FC_SLANT_ROMAN,
        isWholeFamily: isWholeFamily)
    }
    return nil
  }

  private var patterns: [OpaquePointer] {
    [FcSetSystem, FcSetApplication].flatMap { set -> [OpaquePointer] in
      guard let fonts = FcConfigGetFonts(pointer, set)?.pointee else { return [] }
      return (0..<Int(fonts.nfont)).compactMap { fonts.fonts[$0] }
    }
  }

  private static func pattern(_ pattern: OpaquePointer, _ key: String, is name: String) -> Bool {
    var index: Int32 = 0
    var value: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, key, index, &value) == FcResultMatch, let found = value {
      if FcStrCmpIgnoreCase(found, name) == 0 { return true }
      index += 1
    }
    return false
  }

  private static func document(directories: [String], files: String) -> String {
    // A bitmap font is scaled to the requested size, as in the system's configuration, which is not read.
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    \(directories.map { "<dir>\($0.escaped(for: .xml()))</dir>" }.joined())
    <cachedir>/var/cache/fontconfig</cachedir>
    <cachedir prefix="xdg">fontconfig</cachedir>
    <selectfont>
    <acceptfont><glob>*/\(files.escaped(for: .xml()))</glob></acceptfont>
    <rejectfont><glob>*</glob></rejectfont>
    </selectfont>
    <match target="font">
    <test name="outline" compare="eq"><bool>false</bool></test>
    <edit name="matrix" mode="assign"><times>
    <name>matrix</name>
    <matrix>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    <double>0</double><double>0</double>
    <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
    </matrix>
    </times></edit>
    </match>
    </fontconfig>
    """
  }

  /// Pango starts fontconfig in the background for any font map, which would read the system's configuration: 14 ms,
  /// and a dependency on its settings. An empty configuration prevents both.
  private static let emptyProcessConfiguration: Void = {
    guard let empty = FcConfigCreate() else { return }
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }()
}

/// The characters for which a face has glyphs.
struct FaceCoverage {
  private let characters: OpaquePointer
  // Keeps the character set alive.
  private let configuration: FontconfigConfiguration

  /// Wraps a character set that belongs to `configuration`.
  init(borrowing characters: OpaquePointer, of configuration: FontconfigConfiguration) {
    self.characters = characters
    self.configuration = configuration
  }

  /// Whether the face has a glyph for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// Whether the face has glyphs for all `scalars`.
  func contains(all scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy(contains)
  }
}
