public import Foundation

/// A type that user defaults store directly.
public protocol _AppStorageValue {}

extension Bool: _AppStorageValue {}
extension Int: _AppStorageValue {}
extension Double: _AppStorageValue {}
extension String: _AppStorageValue {}
extension Data: _AppStorageValue {}
extension Date: _AppStorageValue {}

extension AppStorage where Value: _AppStorageValue {
  /// Reads a boolean, number, string, data or date (default: `wrappedValue`).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store) {
      $0.object(forKey: $1) as? Value
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}

extension AppStorage where Value == URL {
  /// Reads a URL (default: `wrappedValue`).
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store) {
      $0.url(forKey: $1)
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _AppStorageValue {
  /// Reads a raw value (default: `wrappedValue`, also if the stored value is invalid).
  @_disfavoredOverload
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store) {
      ($0.object(forKey: $1) as? Value.RawValue).flatMap(Value.init(rawValue:))
    } write: {
      $0.set($2.rawValue, forKey: $1)
    }
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Reads an optional value; nil if there is none.
  public init<Wrapped: _AppStorageValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, nil, store) {
      ($0.object(forKey: $1) as? Wrapped).map { .some($0) }
    } write: { store, key, value in
      if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
    }
  }

  /// Reads an optional raw value; nil if there is none.
  @_disfavoredOverload
  public init<Wrapped: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == Wrapped?, Wrapped.RawValue: _AppStorageValue {
    self.init(key, nil, store) {
      ($0.object(forKey: $1) as? Wrapped.RawValue).map { Wrapped(rawValue: $0) }
    } write: { store, key, value in
      if let value { store.set(value.rawValue, forKey: key) } else { store.removeObject(forKey: key) }
    }
  }
}
