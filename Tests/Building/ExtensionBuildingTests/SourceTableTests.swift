import Foundation
import Testing

@testable import ExtensionBuilding
@testable import SourceTables

struct SourceTableTests {
  private let table = SourceTable(
    symbolizer: URL(fileURLWithPath: "/swift/bin/llvm-symbolizer"),
    paths: ["/cache/build/Sources/W/W.swift": "/home/me/Widget/W.swift"], in: URL(fileURLWithPath: "/cache/build"))

  @Test func `the user's file is found for a compiled path, wherever the cache was`() {
    #expect(table.file(for: "/cache/build/Sources/W/W.swift") == "/home/me/Widget/W.swift")
    #expect(table.file(for: "/elsewhere/Sources/W/W.swift") == "/home/me/Widget/W.swift")
    #expect(table.file(for: "/cache/build/Sources/W/AlmanacFoundationNames.swift") == nil)
    #expect(table.file(for: "/W.swift") == nil && table.file(for: "") == nil)
  }

  @Test func `the table survives a round trip, and is nil if it is missing`() throws {
    let bench = try Bench()
    #expect(SourceTable(in: bench.folder) == nil)
    try table.write(to: bench.folder)
    #expect(SourceTable(in: bench.folder) == table)
  }

  @Test func `modules that extensions do not import have a prefix`() throws {
    let names = try AlmanacPackage(given: nil, environment: [:]).moduleNames
    #expect(names.isSuperset(of: ["_AlmanacViews", "_AlmanacWidgets", "SwiftUI", "UIKitFacade", "CCairo", "CLinux"]))
    #expect(names.isDisjoint(with: ["Views", "Widgets", "Graphics", "Timelines", "Scheduling", "AlmanacSwiftUI"]))
  }
}
