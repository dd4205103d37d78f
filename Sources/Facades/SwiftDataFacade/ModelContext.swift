import DataModels
public import FoundationAdditions

/// Objects that are put in, found and deleted together. Apple's page: SwiftData/ModelContext.
///
/// All contexts of a container have the same objects: a context knows which of them it put in or deleted and did not save.
public final class ModelContext: @unchecked Sendable, Hashable {
  /// Holds the objects.
  public let container: ModelContainer
  /// Kept for its spelling: nothing is written.
  public var autosaveEnabled = false
  /// Kept for its spelling.
  public var undoManager: AnyObject?
  /// Kept for its spelling.
  public var author: String?
  private var inserted: [any PersistentModel] = []
  private var deleted: [any PersistentModel] = []

  /// A context of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Whether anything was put in or deleted and not saved.
  public var hasChanges: Bool { container.lock.withLock { !inserted.isEmpty || !deleted.isEmpty } }
  /// What was put in and not saved.
  public var insertedModelsArray: [any PersistentModel] { container.lock.withLock { inserted } }
  /// What was deleted, which was not saved.
  public var deletedModelsArray: [any PersistentModel] { container.lock.withLock { deleted } }
  /// Empty: changes of saved objects are not watched here.
  public var changedModelsArray: [any PersistentModel] { [] }

  /// Puts an object into the context, and the objects that it leads to.
  public func insert<Model: PersistentModel>(_ model: Model) {
    container.lock.withLock {
      guard model._modelRecord.context == nil || model.isDeleted else { return }
      model._modelRecord.context = self
      model._modelRecord.isDeleted = false
      inserted.append(model)
      for other in Self.related(to: model) { insert(other) }
    }
  }

  /// Deletes an object.
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

  /// Deletes what fulfils a predicate.
  public func delete<Model: PersistentModel>(
    model: Model.Type, where predicate: Predicate<Model>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
  }

  /// What a descriptor looks for. Apple's page: SwiftData/ModelContext/fetch(_:).
  ///
  /// That a store which the app would have filled begins empty is reported as `store.empty`.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
    for configuration in container.configurations {
      StoreNotice.report(store: configuration.url, isInMemory: configuration.isStoredInMemoryOnly)
    }
    let models = container.lock.withLock {
      descriptor.includePendingChanges ? container.models + inserted : container.models
    }
    return try descriptor.applied(to: models.compactMap { $0 as? Model }.filter { !$0.isDeleted })
  }

  /// What a descriptor looks for; `batchSize` is kept for its spelling.
  public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, batchSize: Int) throws -> [Model] {
    try fetch(descriptor)
  }

  /// How many objects a descriptor finds.
  public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The names of what a descriptor finds.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ descriptor: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }

  /// Calls a closure with each object that a descriptor finds.
  public func enumerate<Model: PersistentModel>(
    _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The object of a name, if there is one of that class.
  public func registeredModel<Model: PersistentModel>(for identifier: PersistentIdentifier) -> Model? {
    container.lock.withLock { (container.models + inserted) }
      .first { $0.persistentModelID == identifier && !$0.isDeleted } as? Model
  }

  /// Keeps what was put in and forgets what was deleted, in memory.
  public func save() throws {
    container.lock.withLock {
      container.models.removeAll { model in deleted.contains { $0 === model } }
      for model in inserted { model._modelRecord.isSaved = true }
      container.models += inserted
      for model in deleted { model._modelRecord.context = nil }
      (inserted, deleted) = ([], [])
    }
  }

  /// Takes back what was put in and deleted.
  public func rollback() {
    container.lock.withLock {
      for model in inserted { model._modelRecord.context = nil }
      for model in deleted { model._modelRecord.isDeleted = false }
      (inserted, deleted) = ([], [])
    }
  }

  /// Does work and saves.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  /// Does nothing: changes count at once.
  public func processPendingChanges() {}

  /// The objects in the properties of an object, alone or in arrays.
  private static func related(to model: any PersistentModel) -> [any PersistentModel] {
    Mirror(reflecting: model).children.flatMap { child -> [any PersistentModel] in
      let value = KeyPathReading.unwrapped(child.value)
      if let other = value as? any PersistentModel { return [other] }
      return (value as? [any PersistentModel]) ?? []
    }
  }

  /// Whether both are the same.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
  /// See ``Hashable``.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
