/// The models of a store. Apple's page: SwiftData/Schema.
public final class Schema: @unchecked Sendable, Hashable {
  public let version: Version
  public let models: [any PersistentModel.Type]
  public var entities: [Entity] { models.map { Entity(name: Self.entityName(for: $0)) } }

  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    (models, self.version) = (types, version)
  }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public static func entityName(for type: any PersistentModel.Type) -> String { String(describing: type) }

  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.models.map(ObjectIdentifier.init) == rhs.models.map(ObjectIdentifier.init)
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(models.map(ObjectIdentifier.init)) }

  public struct Entity: Hashable, Sendable {
    public let name: String
  }

  public struct Version: Hashable, Comparable, Codable, Sendable {
    public let major, minor, patch: Int
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  /// Options for the storage of a property, which are ignored. Apple's page: SwiftData/Schema/Attribute.
  public enum Attribute {
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }
      public static var unique: Option { Option("unique") }
      public static var externalStorage: Option { Option("externalStorage") }
      public static var allowsCloudEncryption: Option { Option("allowsCloudEncryption") }
      public static var preserveValueOnDeletion: Option { Option("preserveValueOnDeletion") }
      public static var spotlight: Option { Option("spotlight") }
      public static func ephemeral(_ isEphemeral: Bool = true) -> Option { Option("ephemeral") }
      public static var ephemeral: Option { Option("ephemeral") }
      public static func transformable(by transformerName: String) -> Option { Option(transformerName) }
      public static func transformable(by transformer: Any.Type) -> Option { Option("\(transformer)") }
    }
  }

  /// Options for a relationship, which are ignored. Apple's page: SwiftData/Schema/Relationship.
  public enum Relationship {
    public struct Option: Hashable, Sendable {
      private let name: String
      private init(_ name: String) { self.name = name }
      public static var unique: Option { Option("unique") }
    }
    /// What happens to related objects when an object is deleted. Apple's page:
    /// SwiftData/Schema/Relationship/DeleteRule-swift.enum.
    public enum DeleteRule: String, Hashable, Codable, Sendable {
      case noAction, nullify, cascade, deny
    }
  }
}

/// The models of a version of an app. Apple's page: SwiftData/VersionedSchema.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}

/// Migrations, which are never needed here. Apple's page: SwiftData/SchemaMigrationPlan.
public protocol SchemaMigrationPlan: SendableMetatype {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}

/// A migration, which never runs. Apple's page: SwiftData/MigrationStage.
public enum MigrationStage: @unchecked Sendable {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
