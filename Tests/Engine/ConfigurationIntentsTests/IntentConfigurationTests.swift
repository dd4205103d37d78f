import ConfigurationIntents
import Diagnostics
import Foundation
import Graphics
import Localization
import Testing

@testable import Timelines
@testable import Views
@testable import Widgets

private struct BoardEntry: TimelineEntry {
  let date: Date
  let words: String
}

private struct BoardProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BoardEntry {
    BoardEntry(date: context.date, words: BoardIntent().station.name)
  }

  func snapshot(for configuration: BoardIntent, in context: Context) async -> BoardEntry {
    BoardEntry(date: context.date, words: "snapshot of \(configuration.station.name)")
  }

  func timeline(for configuration: BoardIntent, in context: Context) async -> Timeline<BoardEntry> {
    let words = "\(configuration.heading), \(configuration.rows) rows at \(configuration.station.name)"
    return Timeline(entries: [BoardEntry(date: context.date, words: words)], policy: .atEnd)
  }

  func recommendations() -> [AppIntentRecommendation<BoardIntent>] {
    [AppIntentRecommendation(intent: .named, description: "A named board")]
  }
}

/// Stores the number of rows in the date of its entry.
private struct HandlerProvider: IntentTimelineProvider {
  typealias Intent = BoardIntent

  func placeholder(in context: Context) -> BoardEntry { BoardEntry(date: context.date, words: "") }
  func getSnapshot(for configuration: BoardIntent, in context: Context, completion: @escaping (BoardEntry) -> ()) {
    completion(BoardEntry(date: context.date + Double(configuration.rows), words: ""))
  }
  func getTimeline(
    for configuration: BoardIntent, in context: Context, completion: @escaping (Timeline<BoardEntry>) -> Void
  ) {
    let entry = BoardEntry(date: context.date + Double(configuration.rows), words: "")
    completion(Timeline(entries: [entry], policy: .never))
  }
}

/// Stores the text of the last view.
final class ShownWords: @unchecked Sendable {
  private(set) var last = ""

  func note(_ words: String) -> Text {
    last = words
    return Text(words)
  }
}

struct IntentConfigurationTests {
  private let context = TimelineProviderContext(
    family: .systemSmall, isPreview: false, displaySize: CGSize(width: 170, height: 170),
    date: Date(timeIntervalSince1970: 0))

  private var kind: WidgetKind {
    get throws {
      let configuration = AppIntentConfiguration(kind: "board", intent: BoardIntent.self, provider: BoardProvider()) {
        shown.note($0.words)
      }
      return try #require(configuration.supportedFamilies([.systemSmall])._kind)
    }
  }

  private let shown = ShownWords()

  /// The text of an entry's view.
  private func words(_ entry: WidgetSource.Entry) -> String {
    _ = entry.view()
    return shown.last
  }

  @Test func `the provider receives the given settings`() async throws {
    let kind = try await kind.set(["rows": ["5"], "station": ["3"]], in: .systemSmall)
    let timeline = await kind.source.timeline(context)
    #expect(words(timeline.entries[0]).contains("Departures, 5 rows at Millbrook"))
    #expect(words(await kind.source.snapshot(context)).contains("snapshot of Millbrook"))
    #expect(words(kind.source.placeholder(context)).contains("Millbrook"))
  }

  @Test func `without settings it receives the defaults`() async throws {
    let timeline = await (try kind).source.timeline(context)
    #expect(words(timeline.entries[0]).contains("Departures, 3 rows at Mill"))
  }

  @Test func `a setting that the summary hides is used and reported`() async throws {
    let kind = try await kind.set(["heading": ["Mine"]], in: .systemSmall)
    let log = DiagnosticLog()
    let timeline = await log.collecting { await kind.source.timeline(context) }
    #expect(words(timeline.entries[0]).contains("Mine, 3 rows"))
    #expect(log.diagnostics.map(\.id) == ["intent.hidden-parameter"])
    #expect(log.diagnostics.map(\.subject) == ["heading"])
  }

  @Test func `too many values for a family are rejected`() async throws {
    await #expect(throws: SettingError.count(parameter: "units", given: 2, allowed: "1 value in systemSmall")) {
      _ = try await kind.set(["units": ["plain,photo"]], in: .systemSmall)
    }
  }

  @Test func `recommendations are listed with their values`() throws {
    let recommendations = try #require(try kind.settings).recommendations()
    #expect(recommendations.map(\.description) == ["A named board"])
    #expect(recommendations.first?.settings.written["heading"] == ["Named"])
  }

  @Test func `a provider with completion handlers receives the settings too`() async throws {
    let configuration = IntentConfiguration(kind: "old", intent: BoardIntent.self, provider: HandlerProvider()) {
      Text($0.words)
    }
    let plain = try #require(configuration._kind)
    let kind = try await plain.set(["rows": ["4"]], in: nil)
    #expect(await kind.source.snapshot(context).date == context.date + 4)
    #expect(await kind.source.timeline(context).entries.map(\.date) == [context.date + 4])
  }

  @Test func `an entity without suggestions is missing before the provider is called`() async throws {
    let configuration = AppIntentConfiguration(kind: "lonely", provider: LonelyProvider()) { Text($0.words) }
    let kind = try #require(configuration._kind)
    await #expect(throws: MissingSettings(kind: "lonely", names: ["friend"])) { _ = try await kind.set([:], in: nil) }
  }
}

private struct Friend: AppEntity {
  let id: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Friend"
  static let defaultQuery = FriendQuery()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

private struct FriendQuery: EnumerableEntityQuery {
  func allEntities() async throws -> [Friend] { [] }
}

private struct LonelyIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Lonely"
  @Parameter(title: "Friend") var friend: Friend
}

private struct LonelyProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> BoardEntry { BoardEntry(date: context.date, words: "") }
  func snapshot(for configuration: LonelyIntent, in context: Context) async -> BoardEntry {
    BoardEntry(date: context.date, words: configuration.friend.id)
  }
  func timeline(for configuration: LonelyIntent, in context: Context) async -> Timeline<BoardEntry> {
    Timeline(entries: [await snapshot(for: configuration, in: context)], policy: .never)
  }
}
