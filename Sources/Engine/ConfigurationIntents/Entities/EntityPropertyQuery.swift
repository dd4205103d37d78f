/// Finds entities by their properties. Apple's page: AppIntents/EntityPropertyQuery.
///
/// Type-checks: only the Shortcuts app asks such questions.
public protocol EntityPropertyQuery: EntityQuery {
  /// What a comparison is turned into: a predicate, usually.
  associatedtype ComparatorMappingType
  /// ``EntityQueryProperties`` of this query.
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// ``EntityQuerySortingOptions`` of this query.
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// ``EntityQuerySort`` of this query.
  typealias Sort<Sorted: AppEntity> = EntityQuerySort<Sorted>
  /// ``EntityQueryProperty`` of this query.
  typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  /// How several comparisons count.
  typealias ComparatorMode = EntityQueryComparatorMode
  /// ``EntityQuerySortableByProperty`` of this query.
  typealias SortableBy = EntityQuerySortableByProperty<Entity>

  /// The properties that may be compared.
  static var properties: QueryProperties { get }
  /// The properties that results may be sorted by.
  static var sortingOptions: SortingOptions { get }

  /// The entities for which the comparisons hold.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> [Entity]
}

/// How several comparisons count. Apple's page: AppIntents/EntityQueryComparatorMode.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All must hold.
  case and
  /// One must hold.
  case or
}

/// The properties that may be compared. Apple's page: AppIntents/EntityQueryProperties.
public struct EntityQueryProperties<Entity: AppEntity, Mapping> {
  /// Collects properties.
  public init(@EntityQueryPartsBuilder properties: () -> [any _EntityQueryPart]) {}
}

/// A property that may be compared. Apple's page: AppIntents/EntityQueryProperty.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, Mapping>: _EntityQueryPart {
  /// ``_EntityQueryComparator`` for equal values.
  public typealias EqualToComparator = _EntityQueryComparator<Value, Mapping>

  /// Collects the comparisons of a property.
  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> [any _EntityQueryPart]
  ) {}
}

/// A comparison, and what it is turned into.
public struct _EntityQueryComparator<Value: _IntentValue, Mapping>: _EntityQueryPart {
  /// Takes the mapping of a value.
  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) {}
}

extension EntityPropertyQuery {
  /// Equal values. Apple's page: AppIntents/EqualToComparator.
  public typealias EqualToComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  /// Different values.
  public typealias NotEqualToComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  /// Texts that hold another.
  public typealias ContainsComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  /// Texts that begin with another.
  public typealias HasPrefixComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  /// Texts that end with another.
  public typealias HasSuffixComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  /// Smaller values.
  public typealias LessThanComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  /// Larger values.
  public typealias GreaterThanComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  /// Smaller and equal values.
  public typealias LessThanOrEqualToComparator<Value: _IntentValue> =
    _EntityQueryComparator<Value, ComparatorMappingType>
  /// Larger and equal values.
  public typealias GreaterThanOrEqualToComparator<Value: _IntentValue> =
    _EntityQueryComparator<Value, ComparatorMappingType>
}

/// A part of the description of a query.
public protocol _EntityQueryPart {}

/// Collects the parts of a query.
@resultBuilder
public struct EntityQueryPartsBuilder {
  /// Joins parts.
  public static func buildBlock(_ parts: any _EntityQueryPart...) -> [any _EntityQueryPart] { parts }
}

/// Collects the comparisons of a property.
@resultBuilder
public struct EntityQueryComparatorsBuilder<Value: _IntentValue, Mapping> {
  /// Takes a comparison.
  public static func buildExpression(
    _ comparator: _EntityQueryComparator<Value, Mapping>
  ) -> any _EntityQueryPart { comparator }
  /// Joins comparisons.
  public static func buildBlock(_ parts: any _EntityQueryPart...) -> [any _EntityQueryPart] { parts }
}

/// What results may be sorted by. Apple's page: AppIntents/EntityQuerySortingOptions.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  /// Collects properties.
  public init(@EntityQueryPartsBuilder content: () -> [any _EntityQueryPart]) {}
}

/// A property that results may be sorted by. Apple's page: AppIntents/EntityQuerySortableByProperty.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: _EntityQueryPart {
  /// Takes a property.
  public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// How results are sorted. Apple's page: AppIntents/EntityQuerySort.
public struct EntityQuerySort<Entity: AppEntity> {
  /// In which direction.
  public enum Ordering: Hashable, Sendable {
    /// Smallest first.
    case ascending
    /// Largest first.
    case descending
  }

  /// By which property.
  public let by: PartialKeyPath<Entity>
  /// In which direction.
  public let order: Ordering
}
