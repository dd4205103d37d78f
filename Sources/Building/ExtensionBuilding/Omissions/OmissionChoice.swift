/// Chooses what can be left out for an error: the smallest declaration around it whose absence either changes nothing or
/// is an error itself where something needs it.
///
/// What would be missed in silence is kept: stored properties, which an initializer or a decoder takes; cases; methods and
/// initializers that the compiler, a protocol or a superclass would have another of; extensions with such; the beginning of
/// the program. Then the declaration around it is taken.
struct OmissionChoice {
  private let path: [SourceDeclaration]
  private let types: [String: Set<String>]

  /// - Parameter types: The stored properties of the types that the target declares.
  init(_ sources: SourceDeclarations, error: CompilerMessage, types: [String: Set<String>]) {
    path = sources.path(line: error.line, column: error.column)
    self.types = types
  }

  /// The declaration; nil where there is none that can be missed.
  var declaration: SourceDeclaration? {
    guard let outermost = path.first, !outermost.modifiers.contains("@main") else { return nil }
    for depth in path.indices.reversed() {
      let parent = depth > 0 ? path[depth - 1] : nil
      if canBeMissed(path[depth], in: parent) { return path[depth] }
    }
    return nil
  }

  /// The types around the place.
  var owners: Set<String> { Set(path.filter(\.isType).map(\.name)) }

  /// The type that the outermost declaration extends.
  var extended: String? { path.first.flatMap { $0.keyword == "extension" ? $0.name : nil } }

  /// Whether a whole file can be missed: none of its extensions has a member that the compiler, or a protocol, would have
  /// another of. The types that it declares are missed with an error.
  static func canBeMissed(_ file: SourceDeclarations, types: [String: Set<String>]) -> Bool {
    let own = file.storedProperties
    return !file.declarations.contains {
      $0.keyword == "extension" && own[$0.lastName] == nil && isReplaced($0, types: types)
    }
  }

  private func canBeMissed(_ declaration: SourceDeclaration, in parent: SourceDeclaration?) -> Bool {
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

  /// Whether another member of the name would be taken in its place.
  private static func isOverloaded(_ declaration: SourceDeclaration, in parent: SourceDeclaration?) -> Bool {
    guard let parent else { return false }
    return parent.members.count {
      $0.name == declaration.name && $0.label == declaration.label && $0.keyword == declaration.keyword
    } > 1
  }

  /// Whether another would be taken for a member of an extension in silence.
  private static func isReplaced(_ extended: SourceDeclaration, types: [String: Set<String>]) -> Bool {
    extended.members.contains { member in
      switch member.keyword {
      case "func", "var": isImplicit(member.name)
      case "init": isReplaced(member, of: types[extended.lastName])
      default: false
      }
    }
  }

  /// Whether the compiler would make another initializer that the same call means: of the type's properties, of none, or
  /// from a decoder.
  ///
  /// - Parameter properties: The stored properties of the type; nil where it is not the target's.
  private static func isReplaced(_ initializer: SourceDeclaration, of properties: Set<String>?) -> Bool {
    guard let properties else { return false }
    return madeLabels.contains(initializer.label) || properties.contains(initializer.label)
  }

  /// The labels of initializers that the compiler makes: those of `Decodable`, `RawRepresentable`, `CodingKey`, and the one
  /// without arguments.
  private static let madeLabels: Set<String> = ["from", "rawValue", "stringValue", "intValue", ""]

  /// Whether nobody has to write the name for the member to count: protocols of Swift's, Foundation's and SwiftUI's have
  /// another in its place.
  private static func isImplicit(_ name: String) -> Bool { implicitNames.contains(name) || name.isEmpty }

  private static let implicitNames: Set<String> = [
    "==", "<", "hash", "encode", "description", "debugDescription", "errorDescription", "failureReason",
    "recoverySuggestion", "localizedDescription", "customMirror", "body", "makeBody", "callAsFunction", "id",
    "animatableData", "sizeThatFits", "placeSubviews", "relevance", "isEqual", "defaultValue", "allCases",
    "hashValue", "rawValue", "recommendations", "suggestedEntities", "defaultResult", "entities", "next",
    "makeIterator",
  ]
}
