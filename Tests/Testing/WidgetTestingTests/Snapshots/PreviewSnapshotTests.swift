import Ambient
import Foundation
import Rendering
import Snapshots
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetTesting

#Preview("Card", traits: .fixedLayout(width: 30, height: 10)) {
  Color.red
}

#Preview("Levels", as: .systemSmall) {
  TideWidget()
} timeline: {
  TideEntry(date: Date(timeIntervalSince1970: 0), level: 3)
  TideEntry(date: Date(timeIntervalSince1970: 60), level: 4)
}

#Preview("Nothing", as: .systemSmall) {
  EmptyWidget()
} timeline: {
  TideEntry(date: Date(timeIntervalSince1970: 0), level: 3)
}

private struct EmptyWidget: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
}

/// The previews of this module in one line.
@Suite struct PreviewSnapshotTests {
  private let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  private func failure(
    record: SnapshotTestingConfiguration.Record = .never, strictly isStrict: Bool = false,
    of module: String? = "WidgetTestingTests"
  ) async throws -> String? {
    let assertion = MatrixAssertion(
      matrix: SnapshotMatrix(), forms: [.image], world: SnapshotWorld.plain.world, settings: [:], comparison: .exact,
      isStrict: isStrict, name: nil, directory: bench.references,
      site: CallSite(#fileID, #filePath, "test()", 1, 1))
    let run = TestRun(folder: bench.run.folder, identity: UUID().uuidString)
    return try await withAmbientValues({ $0.testRun = run }) {
      try await withSnapshotTesting(record: record) {
        try await assertion.failure { try await .previews(of: module, $0) }
      }
    }
  }

  private func names(_ preview: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: bench.references.appending(path: "test/\(preview)").path)
      .sorted()
  }

  @Test func `every preview is recorded, in all its entries, and compared`() async throws {
    #expect(try await failure(record: .missing)?.hasPrefix("6 of 6 snapshots fail:") == true)
    #expect(try names("Card") == ["view-dark.png", "view-light.png"])
    #expect(
      try names("Levels") == [
        "systemSmall-dark-entry1.png", "systemSmall-dark.png", "systemSmall-light-entry1.png", "systemSmall-light.png",
      ])
    #expect(try await failure() == nil)
    let levels = bench.references.appending(path: "test/Levels")
    let first = try Data(contentsOf: levels.appending(path: "systemSmall-light.png"))
    let second = levels.appending(path: "systemSmall-light-entry1.png")
    #expect(try first != Data(contentsOf: second))
    try first.write(to: second)
    #expect(try await failure()?.contains("/Levels/systemSmall-light-entry1: the picture differs") == true)
  }

  @Test func `a preview that is not drawn fails only a strict test`() async throws {
    _ = try await failure(record: .missing)
    let message = try await failure(strictly: true)
    #expect(
      message?.contains(": not drawn: it is a widget with an empty configuration") == true, "\(message ?? "nil")")
  }

  @Test func `a module without previews fails`() async {
    await #expect(throws: SnapshotUsageError.self) { try await failure(of: "Nothing") }
  }
}
