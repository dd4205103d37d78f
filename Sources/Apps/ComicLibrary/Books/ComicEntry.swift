internal import CArchive

/// What the directory of an archive says of an entry.
struct ComicEntry: Hashable {
  /// The name, for comparing and showing; nothing is ever opened by it. Control characters are replaced.
  let name: String
  /// Why it cannot be a page, whatever its name ends in.
  let fault: Fault?
  /// In bytes, as claimed.
  let size: UInt64
  /// In bytes, as claimed.
  let packedSize: UInt64
  /// How it is packed, by its number in the format.
  let method: Int

  /// Why entries are left out, in the words of the diagnostic.
  enum Fault: String, CaseIterable {
    case controlCharacters = "its name has control characters"
    case absolutePath = "its name begins at the root"
    case parentFolder = "its name leads out of the folder"
    case backslash = "its name has a backslash"
    case unreadable = "it cannot be found by its name"
    case folder = "it is a folder"
    case tooDeep = "it is a folder in too many others"
    case folderLink = "it is a link to a folder"
    case link = "it is a link"
    case special = "it is no regular file"
    case encrypted = "it is encrypted"
    case repeated = "another has its name"

    /// Whether there may have been pages behind it, whatever it is named.
    var hidesPages: Bool { self == .tooDeep || self == .folderLink }
  }

  init(_ entry: carchive_entry) {
    // Code page 437, which names of no encoding are made UTF-8 of, has signs in place of control characters.
    let stored = String(cString: entry.stored_name)
    let isOdd = stored.unicodeScalars.contains { $0.properties.generalCategory == .control }
    name = isOdd ? Self.shown(stored) : String(cString: entry.name)
    fault = isOdd ? .controlCharacters : Self.fault(of: name, entry)
    (size, packedSize, method) = (entry.size, entry.packed_size, Int(entry.method))
  }

  private static func fault(of name: String, _ entry: carchive_entry) -> Fault? {
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

  /// The name with U+FFFD for control characters, so that it can be printed.
  private static func shown(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map { $0.properties.generalCategory == .control ? "\u{FFFD}" : $0 }))
  }
}
