/// A declaration in a Swift source, found without a compiler.
struct SourceDeclaration: Hashable {
  /// The word that says what it is: `func`; of a macro that stands alone, its name with `#`.
  let keyword: String
  /// Its name, or the type that an extension extends; empty for an initializer.
  let name: String
  /// The words before the keyword: attributes without their arguments, and modifiers.
  let modifiers: Set<String>
  /// Its bytes, with attributes, without comments before it.
  let range: Range<Int>
  /// The label of an initializer's first argument: `_`, or nothing where it takes none.
  let label: String
  /// Whether a property is computed.
  let isComputed: Bool
  /// The declarations in a type.
  let members: [SourceDeclaration]

  var isType: Bool { Self.types.contains(keyword) }

  /// The last part of a name with dots: of `extension Week.Day`, `Day`.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether it is a property that every value of its type has, as a part of the value.
  var isStored: Bool {
    (keyword == "var" || keyword == "let") && !isComputed && modifiers.isDisjoint(with: ["static", "class"])
  }

  static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
}

/// The declarations of one source.
struct SourceDeclarations {
  let declarations: [SourceDeclaration]
  /// The source without comments and strings, each byte in its place.
  let code: [UInt8]
  private let inactive: InactiveCode
  private let lineStarts: [Int]

  init(_ text: String) {
    let code = SwiftCodeScanner.maskedBytes(of: text)
    self.code = code
    inactive = InactiveCode(code)
    declarations = DeclarationReader(code: code).declarations()
    lineStarts = [0] + code.indices.filter { code[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// The declarations around a place, the outermost first.
  ///
  /// - Parameters:
  ///   - line: From 1, as compilers count.
  ///   - column: From 1, in bytes.
  func path(line: Int, column: Int) -> [SourceDeclaration] {
    guard lineStarts.indices.contains(line - 1) else { return [] }
    let offset = lineStarts[line - 1] + max(0, column - 1)
    var path: [SourceDeclaration] = []
    var level = declarations
    while let found = level.first(where: { $0.range.contains(offset) }) {
      path.append(found)
      level = found.members
    }
    return path
  }

  /// The types that are declared, at any depth, by the last parts of their names.
  var typeNames: [String] {
    func names(_ level: [SourceDeclaration]) -> [String] {
      level.filter { $0.isType || $0.keyword == "typealias" }.flatMap {
        ($0.keyword == "extension" ? [] : [$0.name]) + names($0.members)
      }
    }
    return names(declarations)
  }

  /// The stored properties of the types that are declared, at any depth, by the last parts of the types' names.
  var storedProperties: [String: Set<String>] {
    func collect(_ level: [SourceDeclaration], into found: inout [String: Set<String>]) {
      for declaration in level where declaration.isType {
        if declaration.keyword != "extension" {
          found[declaration.name, default: []].formUnion(declaration.members.filter(\.isStored).map(\.name))
        }
        collect(declaration.members, into: &found)
      }
    }
    var found: [String: Set<String>] = [:]
    collect(declarations, into: &found)
    return found
  }

  /// The line of a place, from 1.
  func line(of offset: Int) -> Int { (lineStarts.lastIndex { $0 <= offset } ?? 0) + 1 }

  /// Whether code that is compiled has a name outside of `ranges`.
  func mentions(_ name: String, outside ranges: [Range<Int>]) -> Bool {
    let word = Array(name.utf8)
    let ranges = ranges + inactive.ranges
    guard !word.isEmpty else { return false }
    var index = 0
    while index + word.count <= code.count {
      if code[index] == word[0], code[index..<index + word.count].elementsEqual(word),
        index == 0 || !DeclarationReader.isWord(code[index - 1]),
        index + word.count == code.count || !DeclarationReader.isWord(code[index + word.count]),
        !ranges.contains(where: { $0.contains(index) })
      {
        return true
      }
      index += 1
    }
    return false
  }
}
