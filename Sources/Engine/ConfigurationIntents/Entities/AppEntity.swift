public import Foundation
import Localization

/// A thing of the app that people may choose. Apple's page: AppIntents/AppEntity.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  /// What finds entities.
  associatedtype DefaultQuery: EntityQuery
  /// Finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// ``EntityProperty`` by the name that entities use: `@Property`.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>

  /// An entity by its identifier, or by its name among those that are suggested.
  public static var _form: _ValueForm { EntityForm.form(of: Self.self, defaultQuery) }
}

/// An identifier that can be written as a text. Apple's page: AppIntents/EntityIdentifierConvertible.
public protocol EntityIdentifierConvertible {
  /// The text.
  var entityIdentifierString: String { get }
  /// The identifier that was written; nil if the text is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The text.
  public var entityIdentifierString: String { description }
  /// The identifier that was written.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
  /// The text of the raw value.
  public var entityIdentifierString: String { rawValue.entityIdentifierString }
  /// The identifier whose raw value was written.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue.entityIdentifier(for: entityIdentifierString).flatMap { Self(rawValue: $0) }
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// Thirty-two digits with hyphens.
  public var entityIdentifierString: String { uuidString }
  /// The identifier that was written.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// An entity that lives no longer than an intent. Apple's page: AppIntents/TransientAppEntity.
public protocol TransientAppEntity: AppEntity where ID == String, DefaultQuery == _NoEntityQuery<Self> {
  /// Makes an empty one.
  init()
}

extension TransientAppEntity {
  /// None of their own.
  public var id: String { "" }
  /// Nothing finds them.
  public static var defaultQuery: _NoEntityQuery<Self> { _NoEntityQuery() }
  /// They are made by the app only.
  public static var _form: _ValueForm { .unsupported("\(Self.self)", because: "it is made by the app itself") }
  /// An empty one.
  public static var _blank: Self? { Self() }
}

/// An entity of which there is one. Apple's page: AppIntents/UniqueAppEntity.
public protocol UniqueAppEntity: AppEntity {}

/// An entity that the system's search knows. Apple's page: AppIntents/IndexedEntity.
public protocol IndexedEntity: AppEntity {}

/// An entity with an address. Apple's page: AppIntents/URLRepresentableEntity.
public protocol URLRepresentableEntity: AppEntity {}

/// A query that finds nothing.
public struct _NoEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Creates the query.
  public init() {}

  /// Nothing.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  /// Nothing.
  public func suggestedEntities() async throws -> [Entity] { [] }
}
