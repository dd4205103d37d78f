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

/// Suggests the modes of the available data: of the source that is being configured, or the stored one.
struct DailyModeQuery: EntityQuery {
  @IntentParameterDependency<DailyIntent>(\.$source) var intent

  func suggestedEntities() async throws -> [DailyModeEntity] {
    let modes = DailyStore.shared?.availableData(of: intent?.source)?.modes ?? []
    return modes.map { DailyModeEntity(id: $0.id, name: $0.name) }
  }

  /// A selected mode may be missing today, or before the first fetch. It stays selected, and is shown when it is
  /// available.
  func entities(for identifiers: [String]) async throws -> [DailyModeEntity] {
    let known = try await suggestedEntities()
    return identifiers.map { id in known.first { $0.id == id } ?? DailyModeEntity(id: id, name: id) }
  }
}

/// A unit of the data, identified by its title or number.
struct DailyUnitEntity: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Units")
  static let defaultQuery = DailyUnitQuery()

  let id: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: LocalizedStringResource(stringLiteral: id))
  }
}

/// Suggests the units of the available data.
struct DailyUnitQuery: EntityQuery {
  @IntentParameterDependency<DailyIntent>(\.$source) var intent

  func suggestedEntities() async throws -> [DailyUnitEntity] {
    let units = DailyStore.shared?.availableData(of: intent?.source)?.content.units ?? []
    return units.map(\.title).filter { !$0.isEmpty }.map { DailyUnitEntity(id: $0) }
  }

  /// Tomorrow's units are not known today.
  func entities(for identifiers: [String]) async throws -> [DailyUnitEntity] {
    identifiers.map { DailyUnitEntity(id: $0) }
  }
}
