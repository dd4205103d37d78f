public import FoundationAdditions

/// Ignored. Apple's page: CoreData/NSPersistentCloudKitContainerOptions.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}

/// The description of a store, which is always in memory. Apple's page: CoreData/NSPersistentStoreDescription.
open class NSPersistentStoreDescription: NSObject {
  open var type = NSSQLiteStoreType
  /// Where the store would be; `/dev/null` for a store in memory.
  open var url: URL?
  open var configuration: String?
  open var isReadOnly = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// Ignored: stores are added at once.
  open var shouldAddStoreAsynchronously = false
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// Values set with ``setOption(_:forKey:)``, which are ignored.
  public private(set) var options: [String: NSObject] = [:]

  public override init() { super.init() }
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
}
