import Foundation

/// Parses `.xcconfig` files: `NAME = value` lines and includes.
enum SettingsFile {
  /// The settings of a file and its includes. Missing files are ignored: Xcode's templates include files that only
  /// their authors have.
  static func settings(in file: URL) -> [String: String] { settings(in: file, depth: 0) }

  private static func settings(in file: URL, depth: Int) -> [String: String] {
    guard depth < 20, let text = try? InputFile.text(of: file) else { return [:] }
    var found: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let line = withoutComment(line).trimmingCharacters(in: .whitespaces)
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"")
        guard parts.count > 1 else { continue }
        let other = file.deletingLastPathComponent().appending(path: String(parts[1])).standardizedFileURL
        found.merge(settings(in: other, depth: depth + 1)) { $1 }
      } else if let equals = separator(in: line) {
        let name = line[..<equals].trimmingCharacters(in: .whitespaces)
        let value = line[line.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        found[name] = value.hasSuffix(";") ? String(value.dropLast()) : value
      }
    }
    return found
  }

  /// The equals sign after the name and its conditions in brackets.
  private static func separator(in line: String) -> String.Index? {
    var depth = 0
    for index in line.indices {
      switch line[index] {
      case "[": depth += 1
      case "]": depth -= 1
      case "=" where depth == 0: return index
      default: continue
      }
    }
    return nil
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let range = line.range(of: "//"), !line[..<range.lowerBound].hasSuffix(":") else { return line }
    return line[..<range.lowerBound]
  }
}
