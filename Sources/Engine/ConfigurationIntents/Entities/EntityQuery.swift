/// Finds entities. Apple's page: AppIntents/EntityQuery.
///
/// The suggested entities are also its results as an options provider.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  associatedtype Entity: AppEntity
  /// The type of ``suggestedEntities()``: an array, or items in sections.
  associatedtype Result = [Entity]

  /// ``AppDependency`` as `@Dependency`.
  typealias Dependency<Value> = AppDependency<Value>

  /// The entities with these identifiers; missing ones are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The entities that the user can choose from.
  func suggestedEntities() async throws -> Result
  /// The default of a parameter; nil for none.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// All entities of an enumerable query, otherwise none.
  public func suggestedEntities() async throws -> [Entity] {
    guard let listing = self as? any EnumerableEntityQuery else { return [] }
    return try await listing.allEntities().compactMap { $0 as? Entity }
  }
  /// The suggested entities.
  public func results() async throws -> Result { try await suggestedEntities() }
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by text. Apple's page: AppIntents/EntityStringQuery.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that match a text.
  func entities(matching string: String) async throws -> Result
}

/// Lists all entities. Apple's page: AppIntents/EnumerableEntityQuery.
public protocol EnumerableEntityQuery: EntityQuery {
  /// Declared again so that it is inferred from ``allEntities()``.
  associatedtype Entity
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// The entities with these identifiers, in the order of `identifiers`.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let all = try await allEntities()
    return identifiers.compactMap { identifier in all.first { $0.id == identifier } }
  }
}

/// Finds the only instance. Apple's page: AppIntents/UniqueAppEntityQuery.
public protocol UniqueAppEntityQuery: EntityQuery {}
