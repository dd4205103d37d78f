import Foundation

/// A path with the wildcards `*`, `**` and `?`, as in project specifications.
struct PathPattern {
  private let parts: [String]

  init(_ text: String) { parts = text.split(separator: "/").filter { $0 != "." }.map(String.init) }

  /// Whether it has no wildcards.
  var isPlain: Bool { parts.allSatisfy { !$0.contains("*") && !$0.contains("?") && !$0.contains("{") } }

  /// Whether it matches a relative path, or a folder above the file.
  func matches(_ path: String) -> Bool {
    let names = path.split(separator: "/").map(String.init)
    return (1...max(1, names.count)).contains { Self.matches(parts[...], names.prefix($0)) }
  }

  private static func matches(_ parts: ArraySlice<String>, _ names: ArraySlice<String>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      return (names.startIndex...names.endIndex).contains { matches(parts.dropFirst(), names[$0...]) }
    }
    guard let name = names.first else { return false }
    return matches(part: Array(part)[...], name: Array(name)[...]) && matches(parts.dropFirst(), names.dropFirst())
  }

  private static func matches(part: ArraySlice<Character>, name: ArraySlice<Character>) -> Bool {
    guard let first = part.first else { return name.isEmpty }
    switch first {
    case "*": return (name.startIndex...name.endIndex).contains { matches(part: part.dropFirst(), name: name[$0...]) }
    case "?": return !name.isEmpty && matches(part: part.dropFirst(), name: name.dropFirst())
    default: return name.first == first && matches(part: part.dropFirst(), name: name.dropFirst())
    }
  }

  /// The matching files below a folder, or all files in it if the pattern is its path.
  ///
  /// - Returns: Nil if a path without wildcards does not exist.
  /// - Throws: `.noInput` if a folder cannot be read.
  func files(in folder: URL) throws(ExtensionBuildingError) -> [URL]? {
    // Start at the part before the first wildcard.
    let plain = parts.prefix { PathPattern($0).isPlain }
    let base = plain.reduce(folder) { $1 == ".." ? $0.deletingLastPathComponent() : $0.appending(path: $1) }
    guard InputFile.exists(base) else { return isPlain ? nil : [] }
    if isPlain && (!InputFile.isFolder(base) || FolderScan.isTreatedAsFile(base)) { return [base] }
    let all = try FolderScan(includesTests: true).files(in: base)
    guard !isPlain else { return all }
    let rest = parts.dropFirst(plain.count)
    return all.filter {
      Self.matches(rest, String($0.path.dropFirst(base.path.count)).split(separator: "/").map(String.init)[...])
    }
  }
}
