public import FoundationAdditions

/// What is looked for in a context. Apple's page: SwiftData/FetchDescriptor.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What the objects fulfil.
  public var predicate: Predicate<Model>?
  /// Their order; without it, the order in which they were put in.
  public var sortBy: [SortDescriptor<Model>]
  /// The most objects.
  public var fetchLimit: Int?
  /// How many of the first to leave out.
  public var fetchOffset: Int?
  /// Whether objects that were not saved are found too.
  public var includePendingChanges = true
  /// Kept for its spelling: every value is there.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Kept for its spelling: every value is there.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Looks for what fulfils `predicate`.
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
