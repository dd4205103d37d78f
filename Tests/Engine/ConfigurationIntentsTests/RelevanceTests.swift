import ConfigurationIntents
import Diagnostics
import Foundation
import Graphics
import Testing

@testable import Timelines
@testable import Views
@testable import Widgets

private struct Tide: RelevanceEntry {
  let words: String
}

/// Throws for six rows.
private struct TideProvider: RelevanceEntriesProvider {
  struct Ebb: Error {}

  func relevance() async -> WidgetRelevance<BoardIntent> {
    WidgetRelevance([
      WidgetRelevanceAttribute(configuration: BoardIntent(), context: .date(Date(timeIntervalSince1970: 0)))
    ])
  }

  func entry(configuration: BoardIntent, context: Context) async throws -> Tide {
    if configuration.rows == 6 { throw Ebb() }
    return Tide(words: "\(configuration.rows) rows, \(Int(context.displaySize.width)) wide")
  }

  func placeholder(context: Context) -> Tide { Tide(words: "placeholder") }
}

struct RelevanceTests {
  private let context = TimelineProviderContext(
    family: .accessoryRectangular, isPreview: false, displaySize: CGSize(width: 172, height: 76),
    date: Date(timeIntervalSince1970: 60))
  private let shown = ShownWords()

  private var kind: WidgetKind {
    get throws {
      let configuration = RelevanceConfiguration(kind: "tide", provider: TideProvider()) { shown.note($0.words) }
      return try #require(configuration._kind)
    }
  }

  private func words(_ entry: WidgetSource.Entry) -> String {
    _ = entry.view()
    return shown.last
  }

  @Test func `a relevance widget has settings and the rectangular family`() throws {
    #expect(try kind.families == [.accessoryRectangular])
    #expect(try kind.settings?.make().parameters.map(\.name).contains("rows") == true)
  }

  @Test func `its entry uses the settings and is shown from now on`() async throws {
    let kind = try await kind.set(["rows": ["5"]], in: .accessoryRectangular)
    let timeline = await kind.source.timeline(context)
    #expect(timeline.entries.map(\.date) == [context.date])
    #expect(words(timeline.entries[0]).contains("5 rows, 172 wide"))
    #expect(words(kind.source.placeholder(context)).contains("placeholder"))
  }

  @Test func `an entry that throws gives the placeholder and a diagnostic`() async throws {
    let kind = try await kind.set(["rows": ["6"]], in: .accessoryRectangular)
    let log = DiagnosticLog()
    let entry = await log.collecting { await kind.source.snapshot(context) }
    #expect(words(entry).contains("placeholder"))
    #expect(log.diagnostics.map(\.id).contains("relevance.no-entry"))
  }

  @Test func `an entity query is an options provider`() async throws {
    func choices(_ provider: some DynamicOptionsProvider) async throws -> Int {
      try await provider.results()._sections.flatMap(\.items).count
    }
    #expect(try await choices(StationQuery()) == 2)
    #expect(try await choices(LineOptions()) == 2)
  }
}
