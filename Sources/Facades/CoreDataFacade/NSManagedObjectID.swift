public import FoundationAdditions

/// Names an object in its store. Apple's page: CoreData/NSManagedObjectID.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// What kind of object it is.
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
  /// The store that the object is in, once it was saved.
  public internal(set) weak var persistentStore: NSPersistentStore?
  private let number = UUID()

  init(entity: NSEntityDescription) { self.entity = entity }

  /// An address with the entity's name and a number that is new each time the program runs.
  public func uriRepresentation() -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host) = ("x-coredata", persistentStore?.identifier ?? "memory")
    parts.path = "/\(entity.name ?? "Entity")/\(isTemporaryID ? "t" : "p")\(number.uuidString)"
    return parts.url ?? URL(fileURLWithPath: parts.path)
  }
}
