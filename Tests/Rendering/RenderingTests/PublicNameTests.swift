import Foundation
import RepositoryFiles
import Testing

/// Names that a widget's source sees must not be ambiguous.
@Suite struct PublicNameTests {
  /// Our modules that the facade `SwiftUI` exports, and those that `WidgetKit` adds.
  private static let modules = [
    "Graphics", "LayoutEngine", "Localization", "Views", "UIKitValues", "Widgets", "Timelines",
    "FoundationAdditions",
  ]

  @Test func `no public type's name is in two modules that the facades export`() throws {
    var places: [String: Set<String>] = [:]
    for module in Self.modules {
      for name in try Self.publicTypes(of: module) { places[name, default: []].insert(module) }
    }
    #expect(places.count > 300, "the sources were read")
    for (name, modules) in places { #expect(modules.count == 1, "\(name) is in \(modules.sorted())") }
  }

  @Test func `the facades export exactly these modules of ours`() throws {
    var exported: Set<String> = []
    for facade in ["SwiftUI", "WidgetKit"] {
      for file in try Self.sources(of: facade) {
        for match in file.matches(of: /@_exported public import (\w+)/) { exported.insert(String(match.1)) }
      }
    }
    let others: Set = ["Foundation", "Observation", "OpenCombine", "SwiftUI"]
    #expect(exported.subtracting(Self.modules).subtracting(others).isEmpty)
    #expect(Set(Self.modules).subtracting(exported).isEmpty)
  }

  @Test func `no module has the name of a public type`() throws {
    let types = try Set(Self.modules.flatMap { try Self.publicTypes(of: $0) })
    #expect(types.intersection(Self.modules).isEmpty)
  }

  /// The public types at the top level of a module's files: their declarations begin a line.
  private static func publicTypes(of module: String) throws -> [String] {
    let declaration =
      /^(?:@\w+(?:\([^)]*\))? )*public (?:final |indirect )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
      .anchorsMatchLineEndings()
    return try sources(of: module).flatMap { $0.matches(of: declaration).map { String($0.1) } }
  }

  private static func sources(of module: String) throws -> [String] {
    let files = try #require(
      FileManager.default.enumerator(at: Repository.file("Sources"), includingPropertiesForKeys: nil))
    return try files.compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && $0.pathComponents.contains(module) }
      .map { try String(contentsOf: $0, encoding: .utf8) }
  }
}
