import Foundation
public import Localization

/// A property of an entity that people may ask for. Apple's page: AppIntents/EntityProperty.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?
  /// The property's name for people.
  public let title: LocalizedStringResource

  /// Creates a property.
  public init(title: LocalizedStringResource = "", identifier: String? = nil) { self.title = title }

  /// Creates a property that is found by search.
  public init<Key>(title: LocalizedStringResource = "", indexingKey: Key) { self.title = title }

  /// The value; a blank one before it was set.
  public var wrappedValue: Value {
    get {
      guard let value = lock.withLock({ value }) ?? Value._blank else {
        MissingValue.stop("a property of an entity", "\(Value.self)")
      }
      return value
    }
    set { lock.withLock { value = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
