/// Finds entities. Apple's page: AppIntents/EntityQuery.
public protocol EntityQuery: DynamicOptionsProvider, PersistentlyIdentifiable {
  /// What is found.
  associatedtype Entity: AppEntity

  /// ``AppDependency`` by the name that queries use: `@Dependency`.
  typealias Dependency<Value> = AppDependency<Value>

  /// The entities with these identifiers, as far as they are there.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// What people are offered.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// None.
  public func suggestedEntities() async throws -> [Entity] { [] }
  /// What people are offered.
  public func results() async throws -> Result { try await suggestedEntities() }
}

/// Finds entities by their names. Apple's page: AppIntents/EntityStringQuery.
public protocol EntityStringQuery: EntityQuery {
  /// The entities that a text means.
  func entities(matching string: String) async throws -> Result
}

/// Lists all entities. Apple's page: AppIntents/EnumerableEntityQuery.
public protocol EnumerableEntityQuery: EntityQuery {
  /// All that there are.
  func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
  /// Those of all entities that have these identifiers, in the order of `identifiers`.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let all = try await allEntities()
    return identifiers.compactMap { identifier in all.first { $0.id == identifier } }
  }
  /// All that there are.
  public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}

/// Finds the only one. Apple's page: AppIntents/UniqueAppEntityQuery.
public protocol UniqueAppEntityQuery: EntityQuery {}
