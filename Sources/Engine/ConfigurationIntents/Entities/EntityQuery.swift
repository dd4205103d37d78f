/// Finds entities. Apple's page: AppIntents/EntityQuery.
///
/// What people are offered are also the results that an options provider has.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// What is found.
  associatedtype Entity: AppEntity
  /// The type of ``suggestedEntities()``: an array, or items in sections.
  associatedtype Result = [Entity]

  /// ``AppDependency`` by the name that queries use: `@Dependency`.
  typealias Dependency<Value> = AppDependency<Value>

  /// The entities with these identifiers, as far as they are there.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What people are offered.
  func suggestedEntities() async throws -> Result
  /// What a parameter is set to at first; nil for nothing.
  func defaultResult() async -> Entity?
}

extension EntityQuery {
  /// All entities of a query that lists them, else none.
  public func suggestedEntities() async throws -> [Entity] {
    guard let listing = self as? any EnumerableEntityQuery else { return [] }
    return try await listing.allEntities().compactMap { $0 as? Entity }
  }
  /// What people are offered.
  public func results() async throws -> Result { try await suggestedEntities() }
  /// Nothing.
  public func defaultResult() async -> Entity? { nil }
}

/// Finds entities by their names. Apple's page: AppIntents/EntityStringQuery.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text means.
  func entities(matching string: String) async throws -> Result
}

/// Lists all entities. Apple's page: AppIntents/EnumerableEntityQuery.
public protocol EnumerableEntityQuery: EntityQuery {
  /// What is listed: named again, so that it is inferred from the list.
  associatedtype Entity
  /// All that there are.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Those of all entities that have these identifiers, in the order of `identifiers`.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let all = try await allEntities()
    return identifiers.compactMap { identifier in all.first { $0.id == identifier } }
  }
}

/// Finds the only one. Apple's page: AppIntents/UniqueAppEntityQuery.
public protocol UniqueAppEntityQuery: EntityQuery {}
