import Diagnostics
import Foundation
import Graphics
import SwiftDataFacade
import SwiftUI
import Testing
import WidgetTesting

@Model private final class Tide: Equatable {
  @Attribute(.unique) var place: String
  var height: Double
  @Relationship(deleteRule: .cascade, inverse: \Gauge.tide) var gauges: [Gauge] = []
  @Transient var isShown = false

  init(_ place: String, _ height: Double) { (self.place, self.height) = (place, height) }
}

@Model private final class Gauge {
  var id: Int
  var tide: Tide?

  init(id: Int) { self.id = id }
}

@ModelActor private actor TideKeeper {
  func add(_ place: String) throws {
    modelContext.insert(Tide(place, 1))
    try modelContext.save()
  }
}

private struct TideList: View {
  @Query(filter: #Predicate<Tide> { $0.height > 1 }, sort: \Tide.height, order: .reverse) private var tides: [Tide]
  @Query private var all: [Tide]

  var body: some View {
    VStack(spacing: 0) { ForEach(tides) { box($0.height, 10) } }.frame(minHeight: CGFloat(all.count) * 100)
  }
}

struct SwiftDataTests {
  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(for: Tide.self, Gauge.self, configurations: .init(isStoredInMemoryOnly: true))
  }

  private var context: ModelContext { container.mainContext }

  @Test func `inserted objects are fetched, filtered, sorted and limited`() throws {
    for (place, height) in [("a", 3), ("b", 1), ("c", 2)] as [(String, Double)] { context.insert(Tide(place, height)) }
    let limit = 1.0
    var descriptor = FetchDescriptor<Tide>(
      predicate: #Predicate { $0.height > limit }, sortBy: [SortDescriptor(\.height)])
    #expect(try context.fetch(descriptor).map(\.place) == ["c", "a"])
    descriptor.fetchLimit = 1
    #expect(try context.fetchCount(descriptor) == 1)
    (descriptor.fetchLimit, descriptor.fetchOffset) = (-1, -5)
    #expect(try context.fetchCount(descriptor) == 0)
    #expect(try context.fetch(FetchDescriptor<Tide>()).map(\.place) == ["a", "b", "c"])
  }

  @Test func `inserting an object inserts its related objects`() throws {
    let tide = Tide("a", 1)
    tide.gauges = [Gauge(id: 1), Gauge(id: 2)]
    tide.gauges[0].tide = tide
    context.insert(tide)
    #expect(try context.fetchCount(FetchDescriptor<Gauge>()) == 2)
    #expect(tide.modelContext == context && tide.hasChanges)
    try context.save()
    #expect(!tide.hasChanges && !context.hasChanges)
    #expect(context.registeredModel(for: tide.persistentModelID) == tide)
    #expect(tide.gauges[0].id == 1)
  }

  @Test func `contexts share saved objects, and a rollback reverts the rest`() throws {
    let other = ModelContext(container)
    let tide = Tide("a", 1)
    other.insert(tide)
    #expect(try context.fetch(FetchDescriptor<Tide>()).isEmpty)
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Tide>()) == [tide])
    context.delete(tide)
    #expect(try context.fetch(FetchDescriptor<Tide>()).isEmpty)
    context.rollback()
    #expect(try context.fetchCount(FetchDescriptor<Tide>()) == 1)
    try context.delete(model: Tide.self, where: #Predicate { $0.place == "a" })
    try context.save()
    #expect(try other.fetch(FetchDescriptor<Tide>()).isEmpty && tide.modelContext == nil)
  }

  @Test func `an actor has its own context`() async throws {
    try await TideKeeper(modelContainer: container).add("a")
    #expect(try context.fetchCount(FetchDescriptor<Tide>()) == 1)
  }

  @Test func `a view fetches from its container, and nothing without one`() throws {
    for height in [1, 20, 30] as [Double] { context.insert(Tide("\(height)", height)) }
    let filled = probedLayout(of: TideList().modelContainer(container), proposal: .unspecified)
    #expect(filled.size == CGSize(width: 30, height: 300))
    #expect(
      probedLayout(of: TideList().modelContainer(for: Tide.self, inMemory: true), proposal: .unspecified).size.height
        == 0)
    #expect(probedLayout(of: TideList(), proposal: .unspecified).size.height == 0)
  }

  @Test func `an empty store is reported once, and not for one in memory`() throws {
    let log = DiagnosticLog()
    try log.collecting {
      _ = try context.fetch(FetchDescriptor<Tide>())
      let stored = try ModelContainer(
        for: Tide.self, configurations: ModelConfiguration(url: URL(filePath: "/g/T.sqlite")))
      for _ in 0..<2 { _ = try stored.mainContext.fetch(FetchDescriptor<Tide>()) }
    }
    #expect(log.diagnostics.map(\.id) == ["store.empty"] && log.diagnostics.first?.subject == "T.sqlite")
  }
}
