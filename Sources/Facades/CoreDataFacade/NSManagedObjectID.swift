public import FoundationAdditions

/// Apple's page: CoreData/NSManagedObjectID.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public let entity: NSEntityDescription
  /// Whether the object was never saved.
  public internal(set) var isTemporaryID = true
  public internal(set) weak var persistentStore: NSPersistentStore?
  private let number = UUID()

  init(entity: NSEntityDescription) { self.entity = entity }

  /// A URL with the entity's name and a number that is different in each process.
  public func uriRepresentation() -> URL {
    var parts = URLComponents()
    (parts.scheme, parts.host) = ("x-coredata", persistentStore?.identifier ?? "memory")
    parts.path = "/\(entity.name ?? "Entity")/\(isTemporaryID ? "t" : "p")\(number.uuidString)"
    return parts.url ?? URL(fileURLWithPath: parts.path)
  }
}
