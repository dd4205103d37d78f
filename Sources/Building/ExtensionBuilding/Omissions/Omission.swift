/// A declaration or file that was left out of a build.
struct Omission: Hashable {
  let file: String
  /// The lines, from 1; nil for the whole file.
  let lines: ClosedRange<Int>?
  /// Keyword and name: `func load`; empty for a whole file.
  let label: String
  /// The names by which other code uses it.
  let names: Set<String>
  /// The enclosing types, as the compiler names them in errors about missing requirements.
  let owners: Set<String>
  /// The type that the outermost enclosing declaration extends; nil if that is not an extension.
  let extended: String?
  let range: Range<Int>
  var errors: [CompilerMessage]

  /// Whether the extended type was not found.
  var isOfMissingType: Bool {
    guard let extended else { return false }
    return errors.contains { $0.text == "cannot find type '\(extended)' in scope" }
  }

  var note: String {
    let reason = errors.first.map { " (line \($0.line): \($0.text))" } ?? ""
    let place = lines.map { "\(file):\($0.lowerBound): \(label)" } ?? file
    return "\(place): left out: does not compile here, and the widget does not use it\(reason)"
  }

  /// The name of a type, function or variable that it declares; nil for an extension or a file.
  var declared: Substring? {
    let words = label.split(separator: " ")
    return words.count == 2 && words[0] != "extension" ? words[1] : nil
  }

  func covers(_ error: CompilerMessage) -> Bool { file == error.file && lines?.contains(error.line) ?? true }

  /// Whether an error is caused by its absence.
  func isMissed(by error: CompilerMessage) -> Bool {
    let words = error.quotedNames
    return !names.isDisjoint(with: words) || (error.text.contains("conform") && !owners.isDisjoint(with: words))
  }
}
