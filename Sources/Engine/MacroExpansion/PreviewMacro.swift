/// Expands `#Preview` to a type that the tool finds when it lists previews. It passes the macro's arguments on unchanged.
enum PreviewMacro {
  static func expansion(of application: MacroApplication) -> Expansion {
    let (text, location) = (application.use, application.location)
    guard let start = start(in: text) else { return .source("") }
    // The location is before the comments and lines that precede the macro.
    let line = location.line + text[..<start].count(where: \.isNewline)
    return .source(
      """
      struct \(application.uniqueName("Preview")): _PreviewDeclaration {
        static var _place: (file: String, line: Int) { (#"\(location.file)"#, \(line)) }
        @MainActor static func _makePreview() -> _PreviewContent {
          _PreviewContent\(text[start...].dropFirst(keyword.count))
        }
      }
      """)
  }

  private static let keyword = "#Preview"

  /// The index of the macro after attributes and comments, which may name it, too.
  private static func start(in text: String) -> String.Index? {
    var rest = Substring(text)
    while !rest.isEmpty && !rest.hasPrefix(keyword) {
      if rest.hasPrefix("//") {
        rest = rest.drop { !$0.isNewline }
      } else if rest.hasPrefix("/*") {
        rest = rest.firstRange(of: "*/").map { rest[$0.upperBound...] } ?? ""
      } else {
        rest.removeFirst()
      }
    }
    return rest.isEmpty ? nil : rest.startIndex
  }
}
