import Foundation
import Testing

@testable import ExtensionBuilding

/// Members that would silently be replaced are not left out alone.
struct SilentOmissionTests {
  private let bench: Bench
  private let model = "struct Coin: Codable, Hashable { var worth: Int; var name: String }"

  init() throws { bench = try Bench() }

  /// The omission for an error in the third line of a source; nil if there is none.
  private func omission(_ text: String, at path: String) throws -> [String]? {
    var target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.main.sources = [
      try bench.putWidget(at: "Widget/W.swift"), try bench.put(model, at: "Shared/Coin.swift"),
      try bench.put(text, at: path),
    ]
    var leftOut = Omissions()
    let error = CompilerMessage(
      file: bench.folder.appending(path: path).path, line: 3, column: 5, text: "cannot find 'lost' in scope")
    let rest = leftOut.leaveOut([error], of: target)
    return rest == nil ? nil : leftOut.omissions.map(\.label)
  }

  private static let replaced = [
    "init(from decoder: any Decoder) throws {", "init(name: String) {", "func encode(to encoder: any Encoder) throws {",
    "func hash(into hasher: inout Hasher) {", "static func == (a: Coin, b: Coin) -> Bool {",
    "var description: String {",
  ]

  @Test(arguments: replaced, ["Widget/More.swift", "Shared/More.swift"])
  func `members that would silently be replaced are kept`(_ member: String, path: String) throws {
    let text = "extension Coin {\n  \(member)\n    lost()\n  }\n}\n"
    #expect(try omission(text, at: path) == nil)
  }

  @Test(arguments: replaced)
  func `a type with such a member is left out as a whole`(_ member: String) throws {
    let text = "struct Coins {\n  \(member)\n    lost()\n  }\n}\n"
    #expect(try omission(text, at: "Widget/More.swift") == ["struct Coins"])
  }

  @Test(arguments: [("init(pence: Int) {", "init"), ("func spend() {", "func spend")])
  func `a member without a replacement is left out alone`(_ member: String, label: String) throws {
    let text = "extension Coin {\n  \(member)\n    lost()\n  }\n}\n"
    #expect(try omission(text, at: "Widget/More.swift") == [label])
  }

  @Test func `an initializer of a system type is left out, as the compiler synthesizes none`() throws {
    let text = "extension Color {\n  init(from code: String) {\n    lost()\n  }\n}\n"
    #expect(try omission(text, at: "Widget/More.swift") == ["init"])
  }

  @Test func `a file with the type itself is left out`() throws {
    let text =
      "struct Purse {}; extension Purse {\n  static func == (a: Purse, b: Purse) -> Bool {\n    lost()\n  }\n}\n"
    #expect(try omission(text, at: "Shared/More.swift") == [""])
  }
}
