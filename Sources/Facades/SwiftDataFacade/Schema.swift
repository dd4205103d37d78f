/// The kinds of models in a store. Apple's page: SwiftData/Schema.
public final class Schema: @unchecked Sendable, Hashable {
  /// Its version.
  public let version: Version
  /// The classes.
  public let models: [any PersistentModel.Type]
  /// The classes by name.
  public var entities: [Entity] { models.map { Entity(name: Self.entityName(for: $0)) } }

  /// A schema of classes.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (models, self.version) = (types, version)
  }

  /// A schema of classes.
  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  /// The schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The name of a class.
  public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

  /// Whether both have the same classes.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.models.map(ObjectIdentifier.init) == rhs.models.map(ObjectIdentifier.init)
  }
  /// See ``Hashable``.
  public func hash(into hasher: inout Hasher) { hasher.combine(models.map(ObjectIdentifier.init)) }

  /// A class by name. Apple's page: SwiftData/Schema/Entity.
  public struct Entity: Hashable, Sendable {
    /// The class's name.
    public let name: String
  }

  /// A version in three numbers. Apple's page: SwiftData/Schema/Version.
  public struct Version: Hashable, Comparable, Codable, Sendable {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int
    /// A version of three numbers.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    /// Number by number.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// How a property is kept. Apple's page: SwiftData/Schema/Attribute.
  public enum Attribute {
    /// One wish of many. Apple's page: SwiftData/Schema/Attribute/Option.
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }
      /// No two objects have the same value.
      public static var unique: Option { Option("unique") }
      /// The value is beside the store.
      public static var externalStorage: Option { Option("externalStorage") }
      /// Nobody else can read it.
      public static var allowsCloudEncryption: Option { Option("allowsCloudEncryption") }
      /// It stays in the history of deleted objects.
      public static var preserveValueOnDeletion: Option { Option("preserveValueOnDeletion") }
      /// It can be found by the system's search.
      public static var spotlight: Option { Option("spotlight") }
      /// It is not kept.
      public static func ephemeral(_ isEphemeral: Bool = true) -> Option { Option("ephemeral") }
      /// It is not kept.
      public static var ephemeral: Option { Option("ephemeral") }
      /// Its values are turned into others to be kept.
      public static func transformable(by transformerName: String) -> Option { Option(transformerName) }
      /// Its values are turned into others to be kept.
      public static func transformable(by transformer: Any.Type) -> Option { Option("\(transformer)") }
    }
  }

  /// How a property leads to other objects. Apple's page: SwiftData/Schema/Relationship.
  public enum Relationship {
    /// One wish of many. Apple's page: SwiftData/Schema/Relationship/Option.
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }
      /// Only one object leads there.
      public static var unique: Option { Option("unique") }
    }
    /// What deleting an object does to those that it leads to. Apple's page:
    /// SwiftData/Schema/Relationship/DeleteRule-swift.enum.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      /// Nothing.
      case noAction
      /// They forget it.
      case nullify
      /// They are deleted too.
      case cascade
      /// They keep it from being deleted.
      case deny
    }
  }
}

/// The classes of a version of an app. Apple's page: SwiftData/VersionedSchema.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The version.
  static var versionIdentifier: Schema.Version { get }
}

/// How stores of older versions become newer ones. There are none here. Apple's page: SwiftData/SchemaMigrationPlan.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// What is done between two.
  static var stages: [MigrationStage] { get }
}

/// What is done between two versions: nothing here. Apple's page: SwiftData/MigrationStage.
public enum MigrationStage: @unchecked Sendable {
  /// Without code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// With code.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
