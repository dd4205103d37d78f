import Ambient
import Foundation
import Graphics
import ImageCodecs
import Rendering
import Snapshots
import SwiftUI
import Testing
import WidgetKit
import Widgets

@testable import WidgetTesting

/// Many pictures of a widget, compared at once.
@Suite struct MatrixTests {
  private let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  /// The failure of all cells, in a separate run.
  private func failure<Content: Widget>(
    of widget: Content.Type, record: SnapshotTestingConfiguration.Record = .never, forms: [SnapshotForm] = [.image],
    _ change: (inout SnapshotMatrix) -> Void = { _ in }
  ) async throws -> String? {
    var matrix = SnapshotMatrix()
    change(&matrix)
    let assertion = MatrixAssertion(
      matrix: matrix, forms: forms, world: SnapshotWorld.plain.world, settings: [:], comparison: .exact,
      isStrict: false,
      name: nil, directory: bench.references, site: CallSite(#fileID, #filePath, "test()", 1, 1))
    let run = TestRun(folder: bench.run.folder, identity: UUID().uuidString)
    return try await withAmbientValues({ $0.testRun = run }) {
      try await withSnapshotTesting(record: record) { try await assertion.failure { .widgets(Content()._kinds, $0) } }
    }
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: bench.references.appending(path: "test/tide").path).sorted()
  }

  @Test func `a file for each cell, and one failure for all`() async throws {
    let recorded = try #require(try await failure(of: TideWidget.self, record: .missing))
    #expect(recorded.hasPrefix("5 of 5 snapshots fail:") && recorded.contains("/tide/systemSmall-dark: the reference"))
    #expect(
      try names() == [
        "accessoryCircular-vibrant.png", "systemMedium-dark.png", "systemMedium-light.png", "systemSmall-dark.png",
        "systemSmall-light.png",
      ])
    #expect(try await failure(of: TideWidget.self) == nil)
    let other = try #require(try await failure(of: EbbWidget.self))
    #expect(other.hasPrefix("5 of 5 snapshots fail:") && other.contains("report.html#"))
  }

  @Test func `names have only values that are not the default, and are stable`() {
    var matrix = SnapshotMatrix()
    matrix.families = [.systemSmall]
    matrix.schemes = [.light]
    matrix.locales = [Locale(identifier: "en_US"), Locale(identifier: "ar")]
    matrix.typeSizes = [.large, .accessibility3]
    matrix.states = [.timeline, .placeholder]
    matrix.modes = [.fullColor, .accented]
    let names = TideWidget()._kinds.flatMap { matrix.cells(of: $0) }.map(\.name)
    #expect(names.count == 16 && Set(names).count == 16)
    #expect(names.contains("systemSmall-light") && names.contains("systemSmall-accented-placeholder-ar-accessibility3"))
  }

  @Test func `families that a widget or a device does not support are left out`() async throws {
    var matrix = SnapshotMatrix()
    matrix.families = [.systemLarge, .systemSmall]
    matrix.devices = try [DeviceProfile.standard, #require(DeviceProfile.named("watch-205x251"))]
    let kind = try #require(TideWidget()._kinds.first)
    #expect(matrix.cells(of: kind).map(\.name) == ["systemSmall-light", "systemSmall-dark"])
    let nothing = try await failure(of: TideWidget.self) { $0.families = [.systemLarge] }
    #expect(nothing?.contains("nothing to compare") == true)
  }

  @Test func `looks are cells of the families that have them`() throws {
    var matrix = SnapshotMatrix()
    matrix.looks = [.standard, .clear, .standBy, .simplified]
    let kind = try #require(TideWidget()._kinds.first)
    #expect(
      matrix.cells(of: kind).map(\.name) == [
        "systemSmall-light", "systemSmall-dark", "systemSmall-light-clear", "systemSmall-dark-clear",
        "systemSmall-dark-standBy", "systemMedium-light", "systemMedium-dark", "systemMedium-light-clear",
        "systemMedium-dark-clear", "accessoryCircular-vibrant",
      ])
    // A look keeps its own mode.
    matrix.modes = [.fullColor, .vibrant]
    #expect(matrix.cells(of: kind).filter { $0.request.look == .standBy }.map(\.name) == ["systemSmall-dark-standBy"])
    #expect(SnapshotLook.allCases.map(\.rawValue) == WidgetLook.allCases.map(\.rawValue))
  }

  @Test func `a stale reference is reported`() async throws {
    _ = try await failure(of: TideWidget.self, record: .missing)
    let message = try await failure(of: TideWidget.self) { $0.schemes = [.light] }
    #expect(message?.hasPrefix("2 of 5 snapshots fail:") == true)
    #expect(message?.contains("systemSmall-dark.png does not belong to any snapshot") == true)
  }

  @Test func `files that are not named like references are ignored`() async throws {
    _ = try await failure(of: TideWidget.self, record: .missing)
    let folder = bench.references.appending(path: "test")
    for path in ["logo.png", "tide/logo.png", "tide/systemSmall-dark.md", "tide/deep/systemSmall-dark.png"] {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("mine".utf8).write(to: file)
    }
    #expect(try await failure(of: TideWidget.self) == nil)
  }

  @Test func `each form has its file`() async throws {
    _ = try await failure(of: TideWidget.self, record: .missing, forms: SnapshotForm.allCases) {
      $0.families = [.systemSmall]
      $0.schemes = [.light]
    }
    #expect(
      try names()
        == ["accessibility.txt", "displaylist.txt", "layout.txt", "links.txt", "png"].map {
          "systemSmall-light.\($0)"
        })
    let spoken = bench.references.appending(path: "test/tide/systemSmall-light.accessibility.txt")
    #expect(try String(contentsOf: spoken, encoding: .utf8) == "Level 2\n")
  }

  @Test func `equal inputs give equal bytes, on any number of threads`() async throws {
    _ = try await failure(of: TideWidget.self, record: .all)
    let files = try names()
    let first = try files.map { try Data(contentsOf: bench.references.appending(path: "test/tide/\($0)")) }
    try FileManager.default.removeItem(at: bench.references)
    _ = try await failure(of: TideWidget.self, record: .all)
    #expect(try files.map { try Data(contentsOf: bench.references.appending(path: "test/tide/\($0)")) } == first)
  }

  @Test func `a bundle's widgets have separate folders`() async throws {
    _ = try await failure(of: Shore.self, record: .missing) { $0.families = [.systemSmall] }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: bench.references.appending(path: "test").path).sorted() == [
        "dune", "tide",
      ])
  }
}

/// The tide with another text.
private struct EbbWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "tide", provider: TideProvider()) { entry in
      Text("Ebb \(entry.level)").containerBackground(.blue, for: .widget)
    }
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular])
  }
}

private struct DuneWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "dune", provider: TideProvider()) { _ in
      Text("Dune").containerBackground(.yellow, for: .widget)
    }
  }
}

/// What a bundle's builder makes of two widgets.
private struct Shore: Widget {
  var body: some WidgetConfiguration { EmptyWidgetConfiguration() }
  var _members: [any Widget] { [TideWidget(), DuneWidget()] }
}
