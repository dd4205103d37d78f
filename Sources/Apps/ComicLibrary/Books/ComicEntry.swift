internal import CArchive

/// An entry in the directory of an archive.
struct ComicEntry: Hashable {
  /// Only for comparing and showing; no file is opened by it. Control characters are replaced.
  let name: String
  /// Why it cannot be a page, whatever its name ends in.
  let fault: Rejection?
  /// In bytes, as declared.
  let size: UInt64
  /// In bytes, as declared.
  let packedSize: UInt64
  /// The compression method: its number in the zip format.
  let method: Int

  /// Why entries are left out. The raw value is part of the diagnostic's message.
  enum Rejection: String, CaseIterable {
    case controlCharacters = "its name has control characters"
    case absolutePath = "its name is an absolute path"
    case parentFolder = "its name points outside the folder"
    case backslash = "its name has a backslash"
    case unreadable = "it cannot be opened by its name"
    case folder = "it is a folder"
    case tooDeep = "it is nested too deeply"
    case folderLink = "it is a symbolic link to a folder"
    case link = "it is a symbolic link"
    case special = "it is not a regular file"
    case encrypted = "it is encrypted"
    case repeated = "its name is a duplicate"

    /// Whether it may contain pages that were not found, whatever its name.
    var hidesPages: Bool { self == .tooDeep || self == .folderLink }
  }

  init(_ entry: carchive_entry) {
    // libzip decodes names without an encoding as code page 437, which has symbols in place of control characters.
    let stored = String(cString: entry.stored_name)
    let isOdd = stored.unicodeScalars.contains { $0.properties.generalCategory == .control }
    name = isOdd ? Self.shown(stored) : String(cString: entry.name)
    fault = isOdd ? .controlCharacters : Self.fault(of: name, entry)
    (size, packedSize, method) = (entry.size, entry.packed_size, Int(entry.method))
  }

  private static func fault(of name: String, _ entry: carchive_entry) -> Rejection? {
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    if name.utf8.contains(UInt8(ascii: "\\")) { return .backslash }
    if name.hasPrefix("/") || isDrive(parts.first) { return .absolutePath }
    if parts.contains("..") { return .parentFolder }
    switch entry.kind {
    case CARCHIVE_DIRECTORY: return .folder
    case CARCHIVE_LINK: return .link
    case CARCHIVE_SPECIAL: return .special
    default: return entry.is_encrypted ? .encrypted : nil
    }
  }

  /// `C:` of Windows.
  private static func isDrive(_ part: Substring?) -> Bool {
    guard let part, part.utf8.count >= 2, let letter = part.first else { return false }
    return letter.isASCII && letter.isLetter && part.dropFirst().first == ":"
  }

  /// The name with U+FFFD for control characters, for printing.
  private static func shown(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
