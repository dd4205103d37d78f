public import FoundationAdditions

public protocol DataStoreConfiguration: Hashable, Sendable {
  var name: String { get }
  var schema: Schema? { get set }
}

/// The configuration of a store, which is always in memory. Apple's page: SwiftData/ModelConfiguration.
public struct ModelConfiguration: DataStoreConfiguration, Identifiable {
  public let name: String
  public var schema: Schema?
  /// Where the store would be.
  public let url: URL
  public let isStoredInMemoryOnly, allowsSave: Bool
  public let groupContainer: GroupContainer
  public let cloudKitDatabase: CloudKitDatabase
  public var id: String { name }

  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.isStoredInMemoryOnly) = (name ?? "default", schema, isStoredInMemoryOnly)
    (self.allowsSave, self.groupContainer, self.cloudKitDatabase) = (allowsSave, groupContainer, cloudKitDatabase)
    url = URL.applicationSupportDirectory.appending(path: "\(name ?? "default").store")
  }

  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.schema, self.url) = (name ?? url.deletingPathExtension().lastPathComponent, schema, url)
    (self.allowsSave, groupContainer, self.cloudKitDatabase) = (allowsSave, .automatic, cloudKitDatabase)
    isStoredInMemoryOnly = false
  }

  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(types), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// Ignored. Apple's page: SwiftData/ModelConfiguration/GroupContainer-swift.struct.
  public struct GroupContainer: Hashable, Sendable {
    private let name: String?
    public static var automatic: GroupContainer { GroupContainer(name: nil) }
    public static var none: GroupContainer { GroupContainer(name: "") }
    public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(name: groupName) }
  }

  /// Ignored. Apple's page: SwiftData/ModelConfiguration/CloudKitDatabase-swift.struct.
  public struct CloudKitDatabase: Hashable, Sendable {
    private let name: String?
    public static var automatic: CloudKitDatabase { CloudKitDatabase(name: nil) }
    public static var none: CloudKitDatabase { CloudKitDatabase(name: "") }
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(name: privateDBName) }
  }
}

/// Holds the objects of an app's models in memory. Nothing is read from disk or written to it. Apple's page:
/// SwiftData/ModelContainer.
public final class ModelContainer: @unchecked Sendable, Hashable {
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  /// Ignored.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public private(set) lazy var mainContext = ModelContext(self)
  let lock = NSRecursiveLock()
  var models: [any PersistentModel] = []

  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Never throws.
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

  /// Removes all objects.
  public func deleteAllData() { lock.withLock { models.removeAll() } }
  /// Removes all objects.
  public func erase() throws { deleteAllData() }

  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
