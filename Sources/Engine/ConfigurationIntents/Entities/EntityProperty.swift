import Foundation
public import Localization

/// A property of an entity. Apple's page: AppIntents/EntityProperty.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  public let title: LocalizedStringResource

  public init(title: LocalizedStringResource = "", identifier: String? = nil) { self.title = title }

  /// Creates a property that Spotlight indexes.
  public init<Key>(title: LocalizedStringResource = "", indexingKey: Key) { self.title = title }

  /// The value; before it is set, the type's blank value.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ value }) ?? Value._blank else {
        MissingValue.stop("a property of an entity", "\(Value.self)")
      }
      return value
    }
    set { lock.withLock { value = newValue } }
  }

  public var projectedValue: EntityProperty<Value> { self }
}
