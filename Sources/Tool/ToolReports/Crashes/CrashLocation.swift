import Foundation

/// Where in a widget's own sources the program stopped, and the lines around it.
package struct CrashLocation: Hashable, Sendable {
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1; 0 where it is not known.
  package let column: Int
  /// The lines around it with their numbers; none where the file has changed or is gone.
  package let excerpt: [String]

  package init(file: String, line: Int, column: Int, source: String?) {
    (self.file, self.line, self.column) = (file, line, column)
    excerpt = source.map { Self.excerpt(of: $0, line: line, column: column) } ?? []
  }

  /// What is said of it, a line each.
  package var lines: [String] { ["\(Self.prefix)\(file):\(line)"] + excerpt }

  /// What is said of code that runs on and on, a line each.
  var runningLines: [String] { ["  it is at \(file):\(line)"] + excerpt }

  /// How the first line begins.
  package static let prefix = "error: the widget's own code stopped at "

  /// How the others begin.
  private static let margin = "  "

  /// Whether a line is one of an excerpt.
  package static func isExcerpt(_ line: String) -> Bool {
    line.hasPrefix(margin) && line.drop { $0 == " " || $0.isNumber }.first == "|"
  }

  private static func excerpt(of source: String, line: Int, column: Int) -> [String] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
    guard line >= 1, line <= lines.count else { return [] }
    let shown = max(1, line - 1)...min(lines.count, line + 1)
    let width = String(shown.upperBound).count
    return shown.flatMap { number -> [String] in
      let label = String(number)
      let text = lines[number - 1].prefix(widest)
      let space = String(repeating: " ", count: width - label.count)
      let row = "\(margin)\(space)\(label) | \(text)".printable
      guard number == line, column >= 1, let pointer = pointer(to: column, in: text) else { return [row] }
      return [row, "\(margin)\(String(repeating: " ", count: width)) | \(pointer)"]
    }
  }

  /// What points to a column, which compilers count in bytes; nil beyond the line.
  private static func pointer(to column: Int, in text: Substring) -> String? {
    guard column - 1 < text.utf8.count else { return nil }
    let before = String(decoding: text.utf8.prefix(column - 1), as: UTF8.self)
    return String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }

  /// Longer lines are cut.
  private static let widest = 200
}

/// A place of a program's code, as debug information has it.
struct CodeLocation: Hashable, Sendable {
  let file: String
  let line: Int
  let column: Int
}

extension CodeLocation {
  /// Reads what `llvm-symbolizer --output-style=JSON` prints: for each address the functions that are inlined there, the
  /// innermost first.
  package static func places(in json: Data) -> [CodeLocation] {
    struct Symbol: Decodable {
      let FileName: String?
      let Line: Int?
      let Column: Int?
    }
    struct Address: Decodable { let Symbol: [Symbol]? }
    let addresses = (try? JSONDecoder().decode([Address].self, from: json)) ?? []
    return addresses.flatMap { $0.Symbol ?? [] }.compactMap { symbol in
      guard let file = symbol.FileName, !file.isEmpty, let line = symbol.Line, line > 0 else { return nil }
      return CodeLocation(file: file, line: line, column: symbol.Column ?? 0)
    }
  }
}
