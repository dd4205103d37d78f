import Testing

@testable import ExtensionBuilding

struct SourceDeclarationTests {
  private let text = """
    \(ImportLines("SwiftUI"))

    /// A comment with struct Fake {
    @available(iOS 17, *)
    public struct Card: View {
      @State private var count = 0
      let title: String = "struct { \\(1 + 1)"
      static let all = [
        Card(), Card(),
      ]
      var body: some View { Text(title) }
      var watched = 1 { didSet { print(1) } }
      class func make() -> Card { Card() }
    #if DEBUG
      func debug() {}
    #endif
      enum Kind { case a, b }
      init() {}
    }

    extension Card.Kind { func go() {} }
    #Preview { Card() }
    func free(_ a: Int = (1 + 2)) -> Int {
      struct Inner {}
      return 1
    }
    let constant = 5
    """

  @Test func `declarations are found with their members`() {
    let sources = SourceDeclarations(text)
    #expect(
      sources.declarations.map { "\($0.keyword) \($0.name)" } == [
        "import SwiftUI", "struct Card", "extension Card.Kind", "#Preview ", "func free", "let constant",
      ])
    let card = sources.declarations[1]
    #expect(
      card.members.map { "\($0.keyword) \($0.name)" } == [
        "var count", "let title", "let all", "var body", "var watched", "func make", "func debug", "enum Kind", "init ",
      ])
    #expect(card.members.filter(\.isComputed).map(\.name) == ["body"])
    #expect(card.modifiers == ["@available", "public"])
    #expect(card.members[5].modifiers == ["class"])
    #expect(sources.typeNames == ["Card", "Kind"])
  }

  @Test func `a location has its enclosing declarations`() {
    let sources = SourceDeclarations(text)
    #expect(sources.path(line: 11, column: 25).map(\.name) == ["Card", "body"])
    #expect(sources.path(line: 9, column: 8).map(\.name) == ["Card", "all"])
    #expect(sources.path(line: 15, column: 8).map(\.name) == ["Card", "debug"])
    #expect(sources.path(line: 3, column: 1).isEmpty)
    #expect(sources.path(line: 99, column: 1).isEmpty)
  }

  @Test func `names in comments and strings do not count`() {
    let sources = SourceDeclarations("let a = b // c\nlet d = \"e\"\n")
    #expect(sources.mentions("b", outside: []))
    #expect(!sources.mentions("c", outside: []) && !sources.mentions("e", outside: []))
    #expect(!sources.mentions("b", outside: [0..<10]))
  }
}
