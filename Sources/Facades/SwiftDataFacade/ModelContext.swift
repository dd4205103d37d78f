import DataModels
public import FoundationAdditions

/// Objects that are inserted, fetched and deleted together. Apple's page: SwiftData/ModelContext.
///
/// All contexts of a container share the same objects; each records its unsaved insertions and deletions.
public final class ModelContext: @unchecked Sendable, Hashable {
  public let container: ModelContainer
  /// Ignored: nothing is written.
  public var autosaveEnabled = false
  public var undoManager: AnyObject?
  public var author: String?
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  public init(_ container: ModelContainer) { self.container = container }

  /// Whether there are unsaved insertions or deletions.
  public var hasChanges: Bool { container.lock.withLock { !inserted.isEmpty || !deleted.isEmpty } }
  public var insertedModelsArray: [any PersistentModel] { container.lock.withLock { inserted } }
  public var deletedModelsArray: [any PersistentModel] { container.lock.withLock { deleted } }
  /// Always empty: changes of saved objects are not tracked.
  public var changedModelsArray: [any PersistentModel] { [] }

  /// Inserts an object and its related objects.
  public func insert<Model: PersistentModel>(_ model: Model) {
    container.lock.withLock {
      guard model._modelRecord.context == nil || model.isDeleted else { return }
      model._modelRecord.context = self
      model._modelRecord.isDeleted = false
      inserted.append(model)
      for other in Self.related(to: model) { insert(other) }
    }
  }

  public func delete<Model: PersistentModel>(_ model: Model) {
    container.lock.withLock {
      guard !model.isDeleted else { return }
      model._modelRecord.isDeleted = true
      if let index = inserted.firstIndex(where: { $0 === model }) {
        inserted.remove(at: index)
      } else {
        deleted.append(model)
      }
    }
  }

  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// Apple's page: SwiftData/ModelContext/fetch(_:).
  ///
  /// Reports `store.empty`, as the app would have filled the store.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    for configuration in container.configurations {
      EmptyStoreDiagnostic.report(store: configuration.url, isInMemory: configuration.isStoredInMemoryOnly)
    }
    let models = container.lock.withLock {
      descriptor.includePendingChanges ? container.models + inserted : container.models
    }
    return try descriptor.applied(to: models.compactMap { $0 as? Model }.filter { !$0.isDeleted })
  }

  /// `batchSize` is ignored.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, batchSize: Int) throws -> [Model] {
    try fetch(descriptor)
  }

  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }

  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  public func enumerate<Model: PersistentModel>(
    _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
    container.lock.withLock { (container.models + inserted) }
      .first { $0.persistentModelID == identifier && !$0.isDeleted } as? Model
  }

  /// Saves insertions and deletions, in memory.
  public func save() throws {
    container.lock.withLock {
      container.models.removeAll { model in deleted.contains { $0 === model } }
      for model in inserted { model._modelRecord.isSaved = true }
      container.models += inserted
      for model in deleted { model._modelRecord.context = nil }
      (inserted, deleted) = ([], [])
    }
  }

  /// Reverts unsaved insertions and deletions.
  public func rollback() {
    container.lock.withLock {
      for model in inserted { model._modelRecord.context = nil }
      for model in deleted { model._modelRecord.isDeleted = false }
      (inserted, deleted) = ([], [])
    }
  }

  /// Runs `block` and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: changes take effect at once.
  public func processPendingChanges() {}

  /// The objects in the properties of an object, alone or in arrays.
  private static func related(to model: any PersistentModel) -> [any PersistentModel] {
    Mirror(reflecting: model).children.flatMap { child -> [any PersistentModel] in
      let value = KeyPathReading.unwrapped(child.value)
      if let other = value as? any PersistentModel { return [other] }
      return (value as? [any PersistentModel]) ?? []
    }
  }

  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
