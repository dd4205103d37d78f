import FoundationAdditions

/// The result of a batch deletion. Apple's page: CoreData/NSBatchDeleteRequestResultType.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly
  case resultTypeObjectIDs
  case resultTypeCount
}

/// Deletes the results of another request. Apple's page: CoreData/NSBatchDeleteRequest.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  let objects: (NSManagedObjectContext) throws -> [NSManagedObject]

  public init<Found>(fetchRequest fetch: NSFetchRequest<Found>) {
    objects = { try $0.objects(for: fetch) }
  }

  public init(objectIDs objects: [NSManagedObjectID]) {
    self.objects = { context in objects.compactMap { try? context.existingObject(with: $0) } }
  }
}

/// Apple's page: CoreData/NSBatchDeleteResult.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType

  init(_ objects: [NSManagedObject], _ type: NSBatchDeleteRequestResultType) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeCount: objects.count
      }
  }
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
