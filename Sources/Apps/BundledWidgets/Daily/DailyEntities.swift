import AppIntents
import DailyLibrary
import SwiftUI

/// A mode of the data.
struct DailyModeEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Mode")
  static let defaultQuery = DailyModeQuery()

  let id: String
  let name: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: name))
  }
}

/// Offers the modes of the data that are here: those of the source that is being configured, else of the stored one.
struct DailyModeQuery: EntityQuery {
  @IntentParameterDependency<DailyIntent>(\.$source) var intent

  func suggestedEntities() async throws -> [DailyModeEntity] {
    let modes = DailyStore.shared?.knownData(of: intent?.source)?.modes ?? []
    return modes.map { DailyModeEntity(id: $0.id, name: $0.name) }
  }

  /// Data change every day, and are not here before they were fetched once: a mode that is not among them stays set, and
  /// is shown when it is there.
  func entities(for identifiers: [String]) async throws -> [DailyModeEntity] {
    let known = try await suggestedEntities()
    return identifiers.map { id in known.first { $0.id == id } ?? DailyModeEntity(id: id, name: id) }
  }
}

/// A unit of the data, known by its title or its number.
struct DailyUnitEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Units")
  static let defaultQuery = DailyUnitQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: id))
  }
}

/// Offers the units of the data that are here.
struct DailyUnitQuery: EntityQuery {
  @IntentParameterDependency<DailyIntent>(\.$source) var intent

  func suggestedEntities() async throws -> [DailyUnitEntity] {
    let units = DailyStore.shared?.knownData(of: intent?.source)?.content.units ?? []
    return units.map(\.title).filter { !$0.isEmpty }.map { DailyUnitEntity(id: $0) }
  }

  /// Tomorrow's units are not known today.
  func entities(for identifiers: [String]) async throws -> [DailyUnitEntity] {
    identifiers.map { DailyUnitEntity(id: $0) }
  }
}
