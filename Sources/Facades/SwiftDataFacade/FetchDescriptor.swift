public import FoundationAdditions

/// A request to a model context. Apple's page: SwiftData/FetchDescriptor.
public struct FetchDescriptor<Model: PersistentModel> {
  public var predicate: Predicate<Model>?
  /// (default: the order of insertion)
  public var sortBy: [SortDescriptor<Model>]
  public var fetchLimit, fetchOffset: Int?
  public var includePendingChanges = true
  /// Ignored: all values are in memory.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Ignored: all values are in memory.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }

  func applied(to models: [Model]) throws -> [Model] {
    var found = models
    if let predicate { found = try found.filter { try predicate.evaluate($0) } }
    if !sortBy.isEmpty { found.sort(using: sortBy) }
    found = Array(found.dropFirst(max(fetchOffset ?? 0, 0)))
    return fetchLimit.map { Array(found.prefix(max($0, 0))) } ?? found
  }
}
