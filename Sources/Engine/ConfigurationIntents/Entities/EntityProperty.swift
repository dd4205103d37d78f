public import Localization
import Synchronization

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
