import DataModels
import FoundationAdditions

extension NSManagedObjectContext {
  /// Runs a request. Apple's page: CoreData/NSManagedObjectContext/fetch(_:).
  ///
  /// Reports `store.empty`, as the app would have filled the store.
  public func fetch<Found>(_ request: NSFetchRequest<Found>) throws -> [Found] {
    let objects = try objects(for: request)
    let type = request.resultType
    if type.contains(.countResultType) { return [NSNumber(value: objects.count)].compactMap { $0 as? Found } }
    if type.contains(.managedObjectIDResultType) { return objects.compactMap { $0.objectID as? Found } }
    guard type.contains(.dictionaryResultType) else { return objects.compactMap { $0 as? Found } }
    var rows = objects.map { row(of: $0, request.propertiesToFetch) }
    if request.returnsDistinctResults {
      var seen: Set<NSDictionary> = []
      rows = rows.filter { seen.insert($0).inserted }
    }
    return rows.compactMap { $0 as? Found }
  }

  public func count<Found>(for request: NSFetchRequest<Found>) throws -> Int { try objects(for: request).count }

  /// Runs a request; a deletion takes effect at once. Apple's page: CoreData/NSManagedObjectContext/execute(_:).
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let objects = try request.objects(self)
    removeAtOnce(objects)
    return NSBatchDeleteResult(objects, request.resultType)
  }

  /// Apple's page: CoreData/NSManagedObjectContext/object(with:).
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    registeredObject(for: objectID) ?? NSManagedObject(entity: objectID.entity, insertInto: nil)
  }

  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    all(withPending: true).first { $0.objectID == objectID }
  }

  /// - Throws: An error of the Cocoa domain if there is no such object.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = registeredObject(for: objectID) else {
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return object
  }

  /// Runs `block` at once. Apple's page: CoreData/NSManagedObjectContext/perform(_:).
  public func perform(_ block: @escaping () -> Void) { block() }
  /// Runs `block` at once. Apple's page: CoreData/NSManagedObjectContext/performAndWait(_:).
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result { try block() }
  /// Runs `block` at once. Apple's page: CoreData/NSManagedObjectContext/perform(schedule:_:).
  public func perform<Result>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Result
  ) async rethrows -> Result { try block() }

  /// Ignored. Apple's page: CoreData/NSManagedObjectContext/ScheduledTaskType.
  public enum ScheduledTaskType: Sendable {
    case immediate
    case enqueued
  }

  func objects<Found>(for request: NSFetchRequest<Found>) throws -> [NSManagedObject] {
    reportStores()
    let name = request.entityName ?? (Found.self as? NSManagedObject.Type).flatMap { entity(of: $0).name }
    let wanted = request.entity ?? name.flatMap { model?.entitiesByName[$0] }
    var objects = all(withPending: request.includesPendingChanges).filter { object in
      guard let wanted, request.includesSubentities else { return object.entity.name == name }
      return object.entity.isKindOf(entity: wanted)
    }
    if let predicate = request.predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    objects = Self.sorted(objects, by: request.sortDescriptors ?? [])
    objects = Array(objects.dropFirst(max(request.fetchOffset, 0)))
    return request.fetchLimit > 0 ? Array(objects.prefix(request.fetchLimit)) : objects
  }

  /// A stable sort.
  static func sorted(_ objects: [NSManagedObject], by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return objects }
    return objects.enumerated().sorted { lhs, rhs in
      for descriptor in descriptors {
        switch descriptor.compare(lhs.element, to: rhs.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return lhs.offset < rhs.offset
    }.map(\.element)
  }

  private func row(of object: NSManagedObject, _ properties: [Any]?) -> NSDictionary {
    let named = properties?.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
    let row = NSMutableDictionary()
    for name in named ?? object.entity.attributesByName.keys.sorted() {
      if let value = object.value(forKey: name) { row[name] = value }
    }
    return row
  }

  private func reportStores() {
    guard let coordinator = persistentStoreCoordinator else { return }
    if let model = coordinator.missingModel { StoreDiagnostics.missingModel(model) }
    for store in coordinator.persistentStores {
      EmptyStoreDiagnostic.report(store: store.url, isInMemory: store.isInMemory)
    }
  }
}
