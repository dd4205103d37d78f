internal import CCairo

/// A fontconfig configuration made of a few folders and nothing else: no file of the machine's settings is read.
///
/// The folders' contents come from fontconfig's caches where they exist (a fifth of a millisecond for all of Noto)
/// and from the fonts themselves where they do not.
final class FontconfigConfiguration {
  /// Owned; lives as long as this object, as do the patterns and character sets inside.
  let pointer: OpaquePointer

  /// Reads the lists of `directories`.
  ///
  /// - Parameters:
  ///   - files: A pattern for the names of the files to take; the others are left out.
  ///   - registered: Files to add one by one. One that is no font is left out.
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

  /// One face of the configuration.
  struct Face {
    /// As Pango finds it.
    var family: String
    /// OpenType weight class.
    var weight: Int
    var isItalic: Bool
    /// The name was the family's, not a face's.
    var isWholeFamily: Bool
  }

  /// The characters of `family`'s regular face (or its first), or nil when no file of that family is there.
  func coverage(ofFamily family: String) -> FaceCoverage? {
    var found: OpaquePointer?
    for pattern in patterns where Self.pattern(pattern, FC_FAMILY, is: family) {
      var weight: Int32 = 0
      FcPatternGetInteger(pattern, FC_WEIGHT, 0, &weight)
      if found == nil || weight == FC_WEIGHT_REGULAR { found = pattern }
      if weight == FC_WEIGHT_REGULAR { break }
    }
    var characters: OpaquePointer?
    guard let found, FcPatternGetCharSet(found, FC_CHARSET, 0, &characters) == FcResultMatch, let characters else {
      return nil
    }
    return FaceCoverage(borrowing: characters, of: self)
  }

  /// The family called `name`, or the face with that full or PostScript name; nil when there is none.
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
    // A font of bitmaps is drawn at the size asked for, not at the size of its bitmaps. The machine's own
    // configuration would say so too, but it is not read.
    """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
    \(directories.map { "<dir>\(escaped($0))</dir>" }.joined())
    <cachedir>/var/cache/fontconfig</cachedir>
    <cachedir prefix="xdg">fontconfig</cachedir>
    <selectfont>
    <acceptfont><glob>*/\(escaped(files))</glob></acceptfont>
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

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// Pango starts fontconfig in the background whatever font map it is given, and that would read the machine's
  /// configuration: 14 ms, and a way in for its settings. An empty configuration in its place keeps both out.
  private static let emptyProcessConfiguration: Void = {
    guard let empty = FcConfigCreate() else { return }
    FcConfigSetCurrent(empty)
    FcConfigDestroy(empty)
  }()
}

/// The characters that a face has glyphs for.
struct FaceCoverage {
  private let characters: OpaquePointer
  // Keeps the character set alive.
  private let configuration: FontconfigConfiguration

  /// Wraps a character set that belongs to `configuration`.
  init(borrowing characters: OpaquePointer, of configuration: FontconfigConfiguration) {
    self.characters = characters
    self.configuration = configuration
  }

  /// True when the face has a glyph for `scalar`.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    FcCharSetHasChar(characters, scalar.value) != 0
  }

  /// True when the face has a glyph for every one of `scalars`.
  func contains(all scalars: some Sequence<Unicode.Scalar>) -> Bool {
    scalars.allSatisfy(contains)
  }
}
