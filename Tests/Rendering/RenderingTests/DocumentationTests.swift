import Foundation
import RepositoryFiles
import Testing

/// The pages of the repository: their links lead somewhere, and the files that they name exist.
struct DocumentationTests {
  private static let pages: [String] =
    ["Docs", "Sources"].flatMap { folder in
      (FileManager.default.enumerator(atPath: Repository.file(folder).path)?.compactMap { $0 as? String } ?? [])
        .filter { $0.hasSuffix(".md") }.map { "\(folder)/\($0)" }
    } + ["README.md", "CONTRIBUTING.md", "TESTING.md", "BENCHMARKS.md", "CHANGELOG.md", "SECURITY.md"]

  private static func text(_ page: String) throws -> String {
    // What is between fences is an example.
    try String(contentsOf: Repository.file(page), encoding: .utf8).replacing(/(?s)```.*?```/, with: "")
  }

  @Test(arguments: pages) func `links lead to files and headings`(page: String) throws {
    for match in try Self.text(page).matches(of: /\]\(([^)\s]+)\)/) where !match.1.contains(":") {
      let parts = match.1.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let folder = (page as NSString).deletingLastPathComponent
      let target = parts[0].isEmpty ? page : ((folder as NSString).appendingPathComponent(parts[0]))
      let file = Repository.file(target).standardizedFileURL
      #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(match.1)")
      guard parts.count > 1, file.pathExtension == "md" else { continue }
      let headings = try String(contentsOf: file, encoding: .utf8).matches(of: /(?m)^#+ (.*)$/).map { heading in
        heading.1.lowercased().replacing(/[^\w\s-]/, with: "").replacing(" ", with: "-")
      }
      #expect(headings.contains(parts[1]), "\(page): \(match.1)")
    }
  }

  @Test func `the files on the way of a picture exist, and none is named twice`() throws {
    var names: [String] = []
    for row in try Self.text("Docs/Render.md").split(separator: "\n") where row.hasPrefix("| `") {
      let cell = row.dropFirst().prefix { $0 != "|" }
      let files = cell.split(separator: "`").filter { $0.hasSuffix(".swift") || $0.hasSuffix(".c") }.map(String.init)
      // Further files of a row are in the folder of the first.
      let folder = (try #require(files.first) as NSString).deletingLastPathComponent
      names += files.map { $0.contains("/") ? $0 : "\(folder)/\($0)" }
    }
    #expect(names.count > 40)
    #expect(names.filter { !FileManager.default.fileExists(atPath: Repository.file("Sources/\($0)").path) } == [])
    #expect(Set(names).count == names.count)
  }

  @Test func `the tests that the threat model names exist`() throws {
    let paths = FileManager.default.enumerator(atPath: Repository.file("Tests").path)?.compactMap { $0 as? NSString }
    let files = Set((paths ?? []).map(\.lastPathComponent))
    let names = try Self.text("Docs/ThreatModel.md").matches(of: /`(\w+Tests)`/).map { String($0.1) }
    #expect(names.count > 40)
    #expect(names.filter { !files.contains("\($0).swift") } == [])
  }

  /// The README also names files of a user's package.
  @Test(arguments: pages.filter { $0 != "README.md" })
  func `files and folders that a page names exist`(page: String) throws {
    for match in try Self.text(page).matches(of: /`((?:Sources|Tests|Docs|Scripts|Fuzz|Benchmarks)\/[^`\s…*]+)`/) {
      let path = String(match.1)
      // Placeholders are in capitals.
      if path.contains(/[A-Z]{3,}/) { continue }
      #expect(FileManager.default.fileExists(atPath: Repository.file(path).path), "\(page): \(path)")
    }
  }
}
