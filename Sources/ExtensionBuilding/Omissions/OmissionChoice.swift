/// Chooses what can be left out for an error: the smallest declaration around it whose absence either changes nothing or
/// is an error itself where something needs it.
///
/// What would be missed in silence is kept: stored properties, which an initializer or a decoder takes; cases; methods that
/// a protocol or a superclass would have another of; the beginning of the program. Then the declaration around it is taken.
struct OmissionChoice {
  private let sources: SourceDeclarations
  private let path: [SourceDeclaration]

  init(_ sources: SourceDeclarations, error: CompilerMessage) {
    self.sources = sources
    path = sources.path(line: error.line, column: error.column)
  }

  /// The declaration; nil where there is none that can be missed.
  var declaration: SourceDeclaration? {
    guard let outermost = path.first, !outermost.modifiers.contains("@main") else { return nil }
    for depth in path.indices.reversed() {
      let parent = depth > 0 ? path[depth - 1] : nil
      if Self.canBeMissed(path[depth], in: parent) { return path[depth] }
    }
    return nil
  }

  /// The types around the place.
  var owners: Set<String> { Set(path.filter(\.isType).map(\.name)) }

  /// The type that the outermost declaration extends.
  var extended: String? { path.first.flatMap { $0.keyword == "extension" ? $0.name : nil } }

  private static func canBeMissed(_ declaration: SourceDeclaration, in parent: SourceDeclaration?) -> Bool {
    if declaration.modifiers.contains("override") || declaration.modifiers.contains("@main") { return false }
    switch declaration.keyword {
    case "import", "case", "deinit", "operator", "precedencegroup", "associatedtype", "subscript": return false
    case "func":
      return !isImplicit(declaration.name) && !isOverloaded(declaration, in: parent) && !isRequirement(parent)
    case "init": return parent?.keyword == "extension"
    case "var", "let":
      if parent == nil { return true }
      if isImplicit(declaration.name) || isRequirement(parent) { return false }
      return declaration.isComputed || declaration.modifiers.contains("static")
        || declaration.modifiers.contains("class")
    default: return true
    }
  }

  private static func isRequirement(_ parent: SourceDeclaration?) -> Bool { parent?.keyword == "protocol" }

  /// Whether another member of the name would be taken in its place.
  private static func isOverloaded(_ declaration: SourceDeclaration, in parent: SourceDeclaration?) -> Bool {
    guard let parent else { return false }
    return parent.members.count { $0.name == declaration.name && $0.keyword == "func" } > 1
  }

  /// Whether nobody has to write the name for the member to count: protocols of Swift's, Foundation's and SwiftUI's have
  /// another in its place.
  private static func isImplicit(_ name: String) -> Bool { implicitNames.contains(name) || name.isEmpty }

  private static let implicitNames: Set<String> = [
    "==", "<", "hash", "encode", "description", "debugDescription", "errorDescription", "failureReason",
    "recoverySuggestion", "localizedDescription", "customMirror", "body", "makeBody", "callAsFunction", "id",
    "animatableData", "sizeThatFits", "placeSubviews", "relevance", "isEqual", "defaultValue", "allCases",
    "recommendations", "suggestedEntities", "defaultResult", "entities", "next", "makeIterator",
  ]
}
