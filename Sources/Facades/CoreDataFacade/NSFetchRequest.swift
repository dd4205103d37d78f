public import FoundationAdditions

/// A type that requests can fetch. Apple's page: CoreData/NSFetchRequestResult.
public protocol NSFetchRequestResult: AnyObject {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// Apple's page: CoreData/NSFetchRequestResultType.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType = NSFetchRequestResultType([])
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a context. Apple's page: CoreData/NSPersistentStoreRequest.
open class NSPersistentStoreRequest: NSObject {
  /// Ignored: there is one store.
  open var affectedStores: [NSPersistentStore]?
}

/// Fetches objects of an entity. Apple's page: CoreData/NSFetchRequest.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  open var entityName: String?
  open var entity: NSEntityDescription? { didSet { entityName = entity?.name ?? entityName } }
  open var predicate: NSPredicate?
  /// (default: the order in which objects were saved)
  open var sortDescriptors: [NSSortDescriptor]?
  /// The maximum number of objects; 0 for all.
  open var fetchLimit = 0
  open var fetchOffset = 0
  /// Ignored: everything is in memory.
  open var fetchBatchSize = 0
  open var resultType: NSFetchRequestResultType = .managedObjectResultType
  open var includesSubentities = true
  open var includesPendingChanges = true
  /// Ignored: all values are in memory.
  open var includesPropertyValues = true
  /// Ignored: all values are in memory.
  open var returnsObjectsAsFaults = true
  /// Ignored: all values are in memory.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of dictionaries: names or descriptions.
  open var propertiesToFetch: [Any]?
  open var returnsDistinctResults = false
  /// Ignored.
  open var shouldRefreshRefetchedObjects = false

  /// A request without an entity, which fetches objects of the class in question.
  public override init() { super.init() }
  public init(entityName: String) { self.entityName = entityName }

  /// Returns no objects, as there is no context for the current work.
  open func execute() throws -> [ResultType] { [] }
}

/// Apple's page: CoreData/NSPersistentStoreResult.
open class NSPersistentStoreResult: NSObject {}
