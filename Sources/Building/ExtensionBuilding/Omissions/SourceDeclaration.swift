/// A declaration in a Swift source, found without a compiler.
struct SourceDeclaration: Hashable {
  /// The keyword, such as `func`; for a freestanding macro, its name with `#`.
  let keyword: String
  /// The name, or the extended type; empty for an initializer.
  let name: String
  /// Attributes without their arguments, and modifiers.
  let modifiers: Set<String>
  /// The byte range, including attributes but not preceding comments.
  let range: Range<Int>
  /// The label of an initializer's first argument: `_`, or empty if it has none.
  let label: String
  let isComputed: Bool
  let members: [SourceDeclaration]

  var isType: Bool { Self.types.contains(keyword) }

  /// The last component of the name: for `extension Week.Day`, `Day`.
  var lastName: String { name.split(separator: ".").last.map(String.init) ?? name }

  /// Whether it is a stored instance property.
  var isStored: Bool {
    (keyword == "var" || keyword == "let") && !isComputed && modifiers.isDisjoint(with: ["static", "class"])
  }

  static let types: Set<String> = ["struct", "class", "enum", "actor", "protocol", "extension"]
}

struct SourceDeclarations {
  let declarations: [SourceDeclaration]
  /// The source without comments and strings, with all other bytes in their positions.
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

  /// The declarations that enclose a location, the outermost first.
  ///
  /// - Parameters:
  ///   - line: From 1, as in compiler errors.
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

  /// The declared types, including nested ones, by the last component of their names.
  var typeNames: [String] {
    func names(_ level: [SourceDeclaration]) -> [String] {
      level.filter { $0.isType || $0.keyword == "typealias" }.flatMap {
        ($0.keyword == "extension" ? [] : [$0.name]) + names($0.members)
      }
    }
    return names(declarations)
  }

  /// The stored properties of the declared types, by the last component of their names.
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

  /// The line of an offset, from 1.
  func line(of offset: Int) -> Int { (lineStarts.lastIndex { $0 <= offset } ?? 0) + 1 }

  /// Whether active code outside of `ranges` contains a name.
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
