public import Foundation
public import Localization
import Synchronization

/// A type of the app's data that users can choose from. Apple's page: AppIntents/AppEntity.
public protocol AppEntity: AppValue, InstanceDisplayRepresentable, Identifiable
where ID: EntityIdentifierConvertible & Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// ``EntityProperty`` as `@Property`.
  public typealias Property<Value: _IntentValue> = EntityProperty<Value>

  /// An entity by its identifier, or by the name of a suggested entity.
  public static var _form: _ValueForm { EntityForm.form(of: Self.self, defaultQuery) }
}

/// An identifier that can be written as text. Apple's page: AppIntents/EntityIdentifierConvertible.
public protocol EntityIdentifierConvertible {
  var entityIdentifierString: String { get }
  /// The identifier; nil if the text is not one.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  public var entityIdentifierString: String { description }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
}

extension EntityIdentifierConvertible where Self: RawRepresentable, RawValue: EntityIdentifierConvertible {
  public var entityIdentifierString: String { rawValue.entityIdentifierString }
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    RawValue.entityIdentifier(for: entityIdentifierString).flatMap { Self(rawValue: $0) }
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The UUID as text.
  public var entityIdentifierString: String { uuidString }
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// An entity that exists only while an intent runs. Apple's page: AppIntents/TransientAppEntity.
public protocol TransientAppEntity: AppEntity where ID == String, DefaultQuery == _NoEntityQuery<Self> {
  init()
}

extension TransientAppEntity {
  public var id: String { "" }
  public static var defaultQuery: _NoEntityQuery<Self> { _NoEntityQuery() }
  /// Not supported: only the app creates these entities.
  public static var _form: _ValueForm { .unsupported("\(Self.self)", because: "only the app creates its values") }
  public static var _blank: Self? { Self() }
}

/// An entity with a single instance. Apple's page: AppIntents/UniqueAppEntity.
public protocol UniqueAppEntity: AppEntity {}

/// An entity that Spotlight indexes. Apple's page: AppIntents/IndexedEntity.
public protocol IndexedEntity: AppEntity {}

/// An entity with a URL. Apple's page: AppIntents/URLRepresentableEntity.
public protocol URLRepresentableEntity: AppEntity {}

/// A query without results.
public struct _NoEntityQuery<Entity: AppEntity>: EntityQuery {
  public init() {}

  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// A property of an entity. Apple's page: AppIntents/EntityProperty.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  private let value = Mutex<Value?>(nil)
  public let title: LocalizedStringResource

  public init(title: LocalizedStringResource = "", identifier: String? = nil) { self.title = title }

  /// Creates a property that Spotlight indexes.
  public init<Key>(title: LocalizedStringResource = "", indexingKey: Key) { self.title = title }

  /// The value; before it is set, the type's blank value.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) ?? Value._blank else {
        MissingValue.stop("a property of an entity", "\(Value.self)")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
