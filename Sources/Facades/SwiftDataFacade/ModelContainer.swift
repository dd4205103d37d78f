public import FoundationAdditions

/// Where a store would be kept. Apple's page: SwiftData/DataStoreConfiguration.
public protocol DataStoreConfiguration: Hashable, Sendable {
  /// Its name.
  var name: String { get }
  /// Its classes.
  var schema: Schema? { get set }
}

/// Where and how a store would be kept. Apple's page: SwiftData/ModelConfiguration.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable {
  /// Its name.
  public let name: String
  /// Its classes.
  public var schema: Schema?
  /// Where it would be.
  public let url: URL
  /// Whether it is in memory on Apple's systems too.
  public let isStoredInMemoryOnly: Bool
  /// Kept for its spelling.
  public let allowsSave: Bool
  /// Kept for its spelling.
  public let groupContainer: GroupContainer
  /// Kept for its spelling.
  public let cloudKitDatabase: CloudKitDatabase
  /// Its name.
  public var id: String { name }

  /// A store in a group's folder.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.isStoredInMemoryOnly) = (name ?? "default", schema, isStoredInMemoryOnly)
    (self.allowsSave, self.groupContainer, self.cloudKitDatabase) = (allowsSave, groupContainer, cloudKitDatabase)
    url = URL.applicationSupportDirectory.appending(path: "\(name ?? "default").store")
  }

  /// A store at an address.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url) = (name ?? url.deletingPathExtension().lastPathComponent, schema, url)
    (self.allowsSave, groupContainer, self.cloudKitDatabase) = (allowsSave, .automatic, cloudKitDatabase)
    isStoredInMemoryOnly = false
  }

  /// A store of classes.
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// The group whose folder a store would be in. Apple's page: SwiftData/ModelConfiguration/GroupContainer-swift.struct.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?
    /// The app's first group.
    public static var automatic: GroupContainer { GroupContainer(name: nil) }
    /// None.
    public static var none: GroupContainer { GroupContainer(name: "") }
    /// The group of a name.
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  /// The database in a cloud. Apple's page: SwiftData/ModelConfiguration/CloudKitDatabase-swift.struct.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?
    /// The app's first one.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
    /// None.
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "") }
    /// The person's own of a container.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }
}

/// Holds the objects of an app's models, in memory. Nothing is read from a disk or written to it.
/// Apple's page: SwiftData/ModelContainer.
public final class ModelContainer: @unchecked Sendable, Hashable {
  /// The classes.
  public let schema: Schema
  /// Where its stores would be.
  public let configurations: Set<ModelConfiguration>
  /// Kept for its spelling.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// The context of the main queue.
  public private(set) lazy var mainContext = ModelContext(self)
  let lock = NSRecursiveLock()
  var models: [any PersistentModel] = []

  /// A container for classes.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container for a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container for a schema. It never throws here.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    (schema, self.migrationPlan) = (givenSchema, migrationPlan)
    self.configurations = Set(configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations)
  }

  init(_ schema: Schema = Schema([]), inMemory: Bool = true) {
    (self.schema, migrationPlan) = (schema, nil)
    configurations = [ModelConfiguration(schema: schema, isStoredInMemoryOnly: inMemory)]
  }

  /// Forgets every object.
  public func deleteAllData() { lock.withLock { models.removeAll() } }
  /// Forgets every object.
  public func erase() throws { deleteAllData() }

  /// Whether both are the same.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
  /// See ``Hashable``.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
