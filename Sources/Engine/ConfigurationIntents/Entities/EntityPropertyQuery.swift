/// Finds entities by their properties. Apple's page: AppIntents/EntityPropertyQuery.
///
/// Compiles but is never called: only the Shortcuts app runs such queries.
public protocol EntityPropertyQuery: EntityQuery {
  /// The result of a comparison, usually a predicate.
  associatedtype ComparatorMappingType
  typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  typealias SortingOptions = EntityQuerySortingOptions<Entity>
  typealias Sort<Sorted: AppEntity> = EntityQuerySort<Sorted>
  typealias Property<Value: _IntentValue> = EntityQueryProperty<Entity, Value, ComparatorMappingType>
  typealias ComparatorMode = EntityQueryComparatorMode
  typealias SortableBy = EntityQuerySortableByProperty<Entity>

  /// The properties that can be compared.
  static var properties: QueryProperties { get }
  /// The properties that results can be sorted by.
  static var sortingOptions: SortingOptions { get }

  /// The entities that match the comparisons.
  func entities(
    matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>],
    limit: Int?
  ) async throws -> [Entity]
}

/// How several comparisons are combined. Apple's page: AppIntents/EntityQueryComparatorMode.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  case and
  case or
}

/// The properties that can be compared. Apple's page: AppIntents/EntityQueryProperties.
public struct EntityQueryProperties<Entity: AppEntity, Mapping> {
  public init(@EntityQueryPartsBuilder properties: () -> [any _EntityQueryPart]) {}
}

/// A property that can be compared. Apple's page: AppIntents/EntityQueryProperty.
public struct EntityQueryProperty<Entity: AppEntity, Value: _IntentValue, Mapping>: _EntityQueryPart {
  public typealias EqualToComparator = _EntityQueryComparator<Value, Mapping>

  public init(
    _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Value, Mapping> comparators: () -> [any _EntityQueryPart]
  ) {}
}

/// A comparison with its mapping.
public struct _EntityQueryComparator<Value: _IntentValue, Mapping>: _EntityQueryPart {
  public init(mappingTransform: @escaping @Sendable (Value) -> Mapping) {}
}

extension EntityPropertyQuery {
  /// Apple's page: AppIntents/EqualToComparator.
  public typealias EqualToComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias NotEqualToComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias ContainsComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias HasPrefixComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias HasSuffixComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias LessThanComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias GreaterThanComparator<Value: _IntentValue> = _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias LessThanOrEqualToComparator<Value: _IntentValue> =
    _EntityQueryComparator<Value, ComparatorMappingType>
  public typealias GreaterThanOrEqualToComparator<Value: _IntentValue> =
    _EntityQueryComparator<Value, ComparatorMappingType>
}

/// A part of the declaration of a query.
public protocol _EntityQueryPart {}

/// Builds the parts of a query.
@resultBuilder
public struct EntityQueryPartsBuilder {
  public static func buildBlock(_ parts: any _EntityQueryPart...) -> [any _EntityQueryPart] { parts }
}

/// Builds the comparisons of a property.
@resultBuilder
public struct EntityQueryComparatorsBuilder<Value: _IntentValue, Mapping> {
  public static func buildExpression(
    _ comparator: _EntityQueryComparator<Value, Mapping>
  ) -> any _EntityQueryPart { comparator }
  public static func buildBlock(_ parts: any _EntityQueryPart...) -> [any _EntityQueryPart] { parts }
}

/// The properties that results can be sorted by. Apple's page: AppIntents/EntityQuerySortingOptions.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  public init(@EntityQueryPartsBuilder content: () -> [any _EntityQueryPart]) {}
}

/// A property that results can be sorted by. Apple's page: AppIntents/EntityQuerySortableByProperty.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: _EntityQueryPart {
  public init<Value: _IntentValue>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// The order of results. Apple's page: AppIntents/EntityQuerySort.
public struct EntityQuerySort<Entity: AppEntity> {
  public enum Ordering: Hashable, Sendable {
    case ascending
    case descending
  }

  public let by: PartialKeyPath<Entity>
  public let order: Ordering
}
