import Foundation

/// The line of a widget's sources at which the program crashed, with the lines around it.
package struct CrashLocation: Hashable, Sendable {
  package let file: String
  /// From 1.
  package let line: Int
  /// From 1; 0 if unknown.
  package let column: Int
  /// The numbered lines around it; empty if the file has changed or is missing.
  package let excerpt: [String]

  package init(file: String, line: Int, column: Int, source: String?) {
    (self.file, self.line, self.column) = (file, line, column)
    excerpt = source.map { Self.excerpt(of: $0, line: line, column: column) } ?? []
  }

  package var lines: [String] { ["\(Self.prefix)\(file):\(line)"] + excerpt }

  /// The lines of the message about code that does not return.
  var runningLines: [String] { ["  running at \(file):\(line)"] + excerpt }

  /// The beginning of the first line.
  package static let prefix = "error: the widget's code crashed at "

  /// The beginning of the other lines.
  private static let margin = "  "

  /// Whether the line is part of an excerpt.
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

  /// A marker under a column, which compilers count in bytes; nil beyond the end of the line.
  private static func pointer(to column: Int, in text: Substring) -> String? {
    guard column - 1 < text.utf8.count else { return nil }
    let before = String(decoding: text.utf8.prefix(column - 1), as: UTF8.self)
    return String(before.map { $0 == "\t" ? "\t" : " " }) + "^"
  }

  /// Longer lines are truncated.
  private static let widest = 200
}

/// A position in debug information.
struct CodeLocation: Hashable, Sendable {
  let file: String
  let line: Int
  let column: Int
}

extension CodeLocation {
  /// Parses the output of `llvm-symbolizer --output-style=JSON`: for each address the inlined functions, the
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
