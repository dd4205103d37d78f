import Ambient
import Foundation
import Graphics
import Rendering
import Snapshots
import SwiftUI
import Testing
import WidgetKit

@testable import WidgetTesting

/// Parameters of a matrix.
@Suite struct MatrixOptionTests {
  private let bench: SnapshotBench

  init() throws { bench = try SnapshotBench() }

  /// The failure of a matrix with the small family in light, in a separate run.
  private func failure(
    of widget: some Widget = FlagWidget(), groups: URL? = nil, settings: [String: [String]] = [:],
    isStrict: Bool = false, named name: String? = "a", record: SnapshotTestingConfiguration.Record = .never
  ) async throws -> String? {
    var matrix = SnapshotMatrix()
    matrix.schemes = [.light]
    var world = SnapshotWorld.plain.world
    if let groups { world.groupContainers = groups }
    let assertion = MatrixAssertion(
      matrix: matrix, forms: [.image], world: world, settings: settings, comparison: .exact, isStrict: isStrict,
      name: name, directory: bench.references, site: CallSite(#fileID, #filePath, "test()", 1, 1))
    return try await withAmbientValues({ $0.testRun = TestRun(folder: bench.run.folder, identity: UUID().uuidString) })
    {
      try await withSnapshotTesting(record: record) { try await assertion.failure { .widgets(widget._kinds, $0) } }
    }
  }

  @Test func `the data of app groups are those of the folder`() async throws {
    let group = bench.folder.appending(path: "groups/group.flag")
    try FileManager.default.createDirectory(at: group, withIntermediateDirectories: true)
    try Data().write(to: group.appending(path: "raised"))
    let groups = group.deletingLastPathComponent()
    #expect(try await failure(groups: groups, record: .missing)?.contains("was recorded") == true)
    #expect(try await failure(groups: groups) == nil)
    #expect(try await failure()?.contains("the picture differs") == true)
  }

  @Test func `a name distinguishes a matrix from others of the test, and other states are not stale`() async throws {
    for name in ["a", "b/c", nil] {
      #expect(try await failure(named: name, record: .missing)?.contains("was recorded") == true)
    }
    for name in ["a", "b/c", nil] { #expect(try await failure(named: name) == nil) }
    #expect(try bench.names() == ["test", "test.a", "test.b-c"])
    #expect(
      FileManager.default.fileExists(
        atPath: bench.references.appending(path: "test.a/flag/systemSmall-light.png").path))
  }

  @Test func `surroundings reach the picture, and the report plays the change to the next entry`() async throws {
    var axes = MatrixAxes()
    (axes.families, axes.schemes, axes.looks) = ([.systemSmall], [.light], [.tinted])
    (axes.locales, axes.accent, axes.backdrop) = ([Locale(identifier: "en_US")], .red, .color(.green))
    func verify(_ record: SnapshotTestingConfiguration.Record, plays: Bool = false) async throws -> String? {
      let assertion = MatrixAssertion(
        matrix: axes.matrix, forms: [.image], world: SnapshotWorld.plain.world, settings: [:], comparison: .exact,
        isStrict: false, playsChanges: plays, name: "a", directory: bench.references,
        site: CallSite(#fileID, #filePath, "test()", 1, 1))
      return try await withAmbientValues({
        $0.testRun = TestRun(folder: bench.run.folder, identity: UUID().uuidString)
      }) {
        try await withSnapshotTesting(record: record) {
          try await assertion.failure { .widgets(LoweredFlagWidget()._kinds, $0) }
        }
      }
    }
    #expect(try await verify(.missing)?.contains("was recorded") == true)
    #expect(try await verify(.never) == nil)
    axes.accent = .blue
    #expect(try await verify(.never, plays: true)?.contains("the picture differs") == true)
    let entry = "MatrixOptionTests~test.a~flag~systemSmall-light-tinted"
    let change = bench.run.folder.appending(path: "entries/\(entry)/change.apng")
    #expect(FileManager.default.fileExists(atPath: change.path))
    (axes.accent, axes.backdrop) = (.red, .color(.black))
    #expect(try await verify(.never)?.contains("the picture differs") == true)
  }

  @Test func `a stale reference fails`() async throws {
    _ = try await failure(record: .missing)
    let stale = bench.references.appending(path: "test.a/flag/systemLarge-light.png")
    try Data([0]).write(to: stale)
    let message = try #require(await failure())
    #expect(message.contains(stale.path) && message.contains("does not belong to any snapshot"))
    #expect(FileManager.default.fileExists(atPath: stale.path))
  }

  @Test func `a picture that is not drawn as written fails if required`() async throws {
    let widget = FlagWidget(symbol: "no.such.symbol")
    _ = try await failure(of: widget, record: .missing)
    #expect(try await failure(of: widget) == nil)
    let message = try #require(await failure(of: widget, isStrict: true))
    #expect(message.contains("systemSmall-light: not drawn as written") && message.contains("no.such.symbol"))
  }

  @Test func `an unknown setting is an error`() async throws {
    let error = await #expect(throws: SnapshotUsageError.self) {
      try await failure(settings: ["colour": ["red"]], record: .missing)
    }
    #expect(error?.description == "the widget has no setting 'colour'; it has: none")
    #expect(try bench.names() == [])
  }
}

/// Red if the app has set the flag.
private struct FlagWidget: Widget {
  var symbol = "flag"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "flag", provider: FlagProvider()) { entry in
      Image(systemName: symbol).containerBackground(entry.isRaised ? Color.red : .blue, for: .widget)
    }
    .supportedFamilies([.systemSmall])
  }
}

/// A flag that is lowered a minute later.
private struct LoweredFlagWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "flag", provider: Provider()) { entry in
      Color.white.frame(height: entry.isLowered ? 20 : 80).containerBackground(.blue, for: .widget)
    }
  }

  private struct Entry: TimelineEntry {
    let date: Date
    var isLowered = false
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Entry { Entry(date: context.date) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      let later = Entry(date: context.date.addingTimeInterval(60), isLowered: true)
      completion(Timeline(entries: [placeholder(in: context), later], policy: .never))
    }
  }
}

private struct FlagProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
    var isRaised = false
  }

  func placeholder(in context: Context) -> Entry { Entry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    let group = FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.flag")
    let path = group?.appending(path: "raised").path ?? ""
    completion(Entry(date: .now, isRaised: FileManager.default.fileExists(atPath: path)))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .never)) }
  }
}
