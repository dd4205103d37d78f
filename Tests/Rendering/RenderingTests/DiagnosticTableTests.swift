import Foundation
import RepositoryFiles
import Testing

struct DiagnosticTableTests {
  /// Names of files and symbols that look like ids.
  private static let endings = ["json", "txt", "bar"]

  @Test func `the documented table has exactly the ids of all diagnostics`() throws {
    let table = try String(contentsOf: Repository.file("Docs/Diagnostics.md"), encoding: .utf8)
    var documented: Set<String> = []
    for row in table.split(separator: "\n") where row.hasPrefix("| `") {
      let cell = row.dropFirst().prefix { $0 != "|" }
      documented.formUnion(cell.split(separator: "`").map(String.init).filter { $0.contains(".") })
    }
    let areas = Set(documented.compactMap { $0.split(separator: ".").first.map(String.init) })

    var used: Set<String> = []
    let sources = try #require(FileManager.default.enumerator(atPath: Repository.file("Sources").path))
    for case let path as String in sources where path.hasSuffix(".swift") && !path.contains("ViewCatalog/") {
      let text = try String(contentsOf: Repository.file("Sources/\(path)"), encoding: .utf8)
      for match in text.matches(of: /(\bid: |\breport\(\s*)?"([a-z]+(?:-[a-z]+)*)\.([a-z]+(?:-[a-z]+)*)"/) {
        // An id may be the first of its area; other strings count only if they begin like an id.
        guard match.1 != nil || areas.contains(String(match.2)), !Self.endings.contains(String(match.3)) else {
          continue
        }
        used.insert("\(match.2).\(match.3)")
      }
    }
    #expect(used.count > 60, "the sources were read")
    #expect(used.subtracting(documented).sorted() == [], "not in the table")
    #expect(documented.subtracting(used).sorted() == [], "in the table alone")
  }
}
