/// Something that was left out of a build, because it does not compile here and the widget does not need it.
struct Omission: Hashable {
  let file: String
  /// The lines, from 1; nil for the whole file.
  let lines: ClosedRange<Int>?
  /// What it is: `func load`; empty for the whole file.
  let label: String
  /// The names that others would find it by.
  let names: Set<String>
  /// The types around it, as the compiler names them where a requirement is missing.
  let owners: Set<String>
  /// The type that the outermost declaration around it extends; nil where it is no extension.
  let extended: String?
  /// The bytes in the file.
  let range: Range<Int>
  /// The compiler's errors in it.
  var errors: [CompilerMessage]

  /// Whether the type that it extends was not found.
  var isOfMissingType: Bool {
    guard let extended else { return false }
    return errors.contains { $0.text == "cannot find type '\(extended)' in scope" }
  }

  /// What is said of it, with the first of its errors.
  var note: String {
    let reason = errors.first.map { " (line \($0.line): \($0.text))" } ?? ""
    let place = lines.map { "\(file):\($0.lowerBound): \(label)" } ?? file
    return "\(place): left out: it does not compile here, and the widget does not need it\(reason)"
  }

  /// Whether an error lies in it.
  func covers(_ error: CompilerMessage) -> Bool { file == error.file && lines?.contains(error.line) ?? true }

  /// Whether an error says that it is missed.
  func isMissed(by error: CompilerMessage) -> Bool {
    let words = error.quotedNames
    return !names.isDisjoint(with: words) || (error.text.contains("conform") && !owners.isDisjoint(with: words))
  }
}
