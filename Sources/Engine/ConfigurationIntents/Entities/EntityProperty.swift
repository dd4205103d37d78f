public import Localization
import Synchronization

/// A property of an entity that people may ask for. Apple's page: AppIntents/EntityProperty.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  private let value = Mutex<Value?>(nil)
  /// The property's name for people.
  public let title: LocalizedStringResource

  /// Creates a property.
  public init(title: LocalizedStringResource = "", identifier: String? = nil) { self.title = title }

  /// Creates a property that is found by search.
  public init<Key>(title: LocalizedStringResource = "", indexingKey: Key) { self.title = title }

  /// The value; a blank one before it was set.
  public var wrappedValue: Value {
    get {
      guard let value = value.withLock({ $0 }) ?? Value._blank else {
        MissingValue.stop("a property of an entity", "\(Value.self)")
      }
      return value
    }
    set { value.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }
}
