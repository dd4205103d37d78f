/// Chooses the declaration to leave out for an error: the smallest enclosing one whose absence either has no effect
/// or causes an error where it is used.
///
/// Declarations whose absence would have a silent effect are kept: stored properties, which initializers and decoders
/// use; cases; methods and initializers that the compiler, a protocol or a superclass would replace with another;
/// extensions with such members; and `@main`. In this case, the next enclosing declaration is considered.
struct OmissionChoice {
  private let path: [SourceDeclaration]
  private let types: [String: Set<String>]

  /// - Parameter types: The stored properties of the target's types.
  init(_ sources: SourceDeclarations, error: CompilerMessage, types: [String: Set<String>]) {
    path = sources.path(line: error.line, column: error.column)
    self.types = types
  }

  /// The declaration; nil if none can be left out.
  var declaration: SourceDeclaration? {
    guard let outermost = path.first, !outermost.modifiers.contains("@main") else { return nil }
    for depth in path.indices.reversed() {
      let parent = depth > 0 ? path[depth - 1] : nil
      if canBeOmitted(path[depth], in: parent) { return path[depth] }
    }
    return nil
  }

  /// The types that enclose the error.
  var owners: Set<String> { Set(path.filter(\.isType).map(\.name)) }

  /// The type that the outermost declaration extends.
  var extended: String? { path.first.flatMap { $0.keyword == "extension" ? $0.name : nil } }

  /// Whether a whole file can be left out: no extension in it has a member that would silently be replaced. The
  /// absence of its types causes errors.
  static func canBeOmitted(_ file: SourceDeclarations, types: [String: Set<String>]) -> Bool {
    let own = file.storedProperties
    return !file.declarations.contains {
      $0.keyword == "extension" && own[$0.lastName] == nil && isReplaced($0, types: types)
    }
  }

  private func canBeOmitted(_ declaration: SourceDeclaration, in parent: SourceDeclaration?) -> Bool {
    if declaration.modifiers.contains("override") || declaration.modifiers.contains("@main") { return false }
    switch declaration.keyword {
    case "import", "case", "deinit", "operator", "precedencegroup", "associatedtype", "subscript": return false
    case "func":
      return !Self.isImplicit(declaration.name) && !Self.isOverloaded(declaration, in: parent)
        && !Self.isRequirement(parent)
    case "init":
      guard let parent, parent.keyword == "extension" else { return false }
      return !Self.isOverloaded(declaration, in: parent)
        && !Self.isReplaced(declaration, of: types[parent.lastName])
    case "extension": return !Self.isReplaced(declaration, types: types)
    case "var", "let":
      if parent == nil { return true }
      if Self.isImplicit(declaration.name) || Self.isRequirement(parent) { return false }
      return declaration.isComputed || declaration.modifiers.contains("static")
        || declaration.modifiers.contains("class")
    default: return true
    }
  }

  private static func isRequirement(_ parent: SourceDeclaration?) -> Bool { parent?.keyword == "protocol" }

  /// Whether another overload would be used instead.
  private static func isOverloaded(_ declaration: SourceDeclaration, in parent: SourceDeclaration?) -> Bool {
    guard let parent else { return false }
    return parent.members.count {
      $0.name == declaration.name && $0.label == declaration.label && $0.keyword == declaration.keyword
    } > 1
  }

  /// Whether another member would silently be used instead of one in this extension.
  private static func isReplaced(_ extended: SourceDeclaration, types: [String: Set<String>]) -> Bool {
    extended.members.contains { member in
      switch member.keyword {
      case "func", "var": isImplicit(member.name)
      case "init": isReplaced(member, of: types[extended.lastName])
      default: false
      }
    }
  }

  /// Whether the compiler would synthesize an initializer for the same calls: memberwise, empty, or from a decoder.
  ///
  /// - Parameter properties: The stored properties of the type; nil if it is not one of the target's.
  private static func isReplaced(_ initializer: SourceDeclaration, of properties: Set<String>?) -> Bool {
    guard let properties else { return false }
    return madeLabels.contains(initializer.label) || properties.contains(initializer.label)
  }

  /// The first labels of synthesized initializers: of `Decodable`, `RawRepresentable` and `CodingKey`, and the empty
  /// one.
  private static let madeLabels: Set<String> = ["from", "rawValue", "stringValue", "intValue", ""]

  /// Whether the member is used without being named in source: protocols of the standard library, Foundation and
  /// SwiftUI have a default for it.
  private static func isImplicit(_ name: String) -> Bool { implicitNames.contains(name) || name.isEmpty }

  private static let implicitNames: Set<String> = [
    "==", "<", "hash", "encode", "description", "debugDescription", "errorDescription", "failureReason",
    "recoverySuggestion", "localizedDescription", "customMirror", "body", "makeBody", "callAsFunction", "id",
    "animatableData", "sizeThatFits", "placeSubviews", "relevance", "isEqual", "defaultValue", "allCases",
    "hashValue", "rawValue", "recommendations", "suggestedEntities", "defaultResult", "entities", "next",
    "makeIterator",
  ]
}
