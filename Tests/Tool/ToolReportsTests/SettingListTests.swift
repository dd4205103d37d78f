import AppIntents
import Foundation
import SwiftUI
import Testing
import WidgetKit

@testable import ToolReports
@testable import Widgets

private struct Boat: AppEntity {
  struct Query: EntityQuery {
    static let boats = [
      Boat(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)), name: "Heron"),
      Boat(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2)), name: "Teal"),
    ]
    func entities(for identifiers: [UUID]) async throws -> [Boat] {
      Self.boats.filter { identifiers.contains($0.id) }
    }
    func suggestedEntities() async throws -> [Boat] { Self.boats }
    func defaultResult() async -> Boat? { Self.boats.last }
  }

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Boat"
  static let defaultQuery = Query()
  let id: UUID
  let name: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(name)") }
}

private struct MooringIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Mooring"
  @Parameter(title: "Boat") var boat: Boat?
  @Parameter(title: "Ropes", default: 2) var ropes: Int
  static var parameterSummary: some ParameterSummary { Summary("\(\.$boat)") }
}

private struct MooringEntry: TimelineEntry {
  let date: Date
}

private struct MooringProvider: AppIntentTimelineProvider {
  func placeholder(in context: Context) -> MooringEntry { MooringEntry(date: context.date) }
  func snapshot(for configuration: MooringIntent, in context: Context) async -> MooringEntry {
    placeholder(in: context)
  }
  func timeline(for configuration: MooringIntent, in context: Context) async -> Timeline<MooringEntry> {
    Timeline(entries: [placeholder(in: context)], policy: .never)
  }
}

/// `list` with unusual values and conditions.
struct SettingListTests {
  @Test func `entities are listed by title, and parameters without a summary are hidden`() async throws {
    let configuration = AppIntentConfiguration(
      kind: "mooring", intent: MooringIntent.self, provider: MooringProvider()
    ) { _ in Text("a") }
    let kind = try #require(configuration._kind)
    let report = await WidgetReport(kind).withSettings(of: kind)
    #expect(
      report.parameters?.map(\.line) == [
        "boat: Boat? = Teal (Heron, Teal)", "ropes: Int = 2, hidden",
      ])
  }
}
