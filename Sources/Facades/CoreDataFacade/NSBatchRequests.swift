public import FoundationAdditions

/// What a request to delete answers. Apple's page: CoreData/NSBatchDeleteRequestResultType.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it was done.
  case resultTypeStatusOnly
  /// The names of the objects.
  case resultTypeObjectIDs
  /// How many there were.
  case resultTypeCount
}

/// Deletes what another request finds, at once. Apple's page: CoreData/NSBatchDeleteRequest.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// What it answers.
  open var resultType: NSBatchDeleteRequestResultType = .resultTypeStatusOnly
  let objects: (NSManagedObjectContext) throws -> [NSManagedObject]

  /// Deletes what `fetch` finds.
  public init<Found>(fetchRequest fetch: NSFetchRequest<Found>) {
    objects = { try $0.objects(for: fetch) }
  }

  /// Deletes the objects of some names.
  public init(objectIDs objects: [NSManagedObjectID]) {
    self.objects = { context in objects.compactMap { try? context.existingObject(with: $0) } }
  }
}

/// What a request to delete answered. Apple's page: CoreData/NSBatchDeleteResult.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// The names, the number or the truth.
  public let result: Any?
  /// Which of them.
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

/// The objects that were made, in a notification.
public let NSInsertedObjectsKey = "inserted"
/// The objects that were changed, in a notification.
public let NSUpdatedObjectsKey = "updated"
/// The objects that were deleted, in a notification.
public let NSDeletedObjectsKey = "deleted"

/// What is done about objects that were changed twice. There is one object for each row here, so nothing ever is.
/// Apple's page: CoreData/NSMergePolicy.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// Which of them.
  public let mergeType: NSMergePolicyType
  /// A policy of a type.
  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// An error.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What is stored counts.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// What is in memory counts.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// What is in memory counts as a whole.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What is stored counts as a whole.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The kinds of policies. Apple's page: CoreData/NSMergePolicyType.
public enum NSMergePolicyType: UInt, Sendable {
  /// An error.
  case errorMergePolicyType
  /// What is stored counts.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// What is in memory counts.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// What is in memory counts as a whole.
  case overwriteMergePolicyType
  /// What is stored counts as a whole.
  case rollbackMergePolicyType
}

/// An error.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What is stored counts.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// What is in memory counts.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What is in memory counts as a whole.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What is stored counts as a whole.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
