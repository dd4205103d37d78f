public import Foundation

/// A type that user defaults keep as it is.
public protocol _AppStorageValue {}

extension Bool: _AppStorageValue {}
extension Int: _AppStorageValue {}
extension Double: _AppStorageValue {}
extension String: _AppStorageValue {}
extension Data: _AppStorageValue {}
extension Date: _AppStorageValue {}

extension AppStorage where Value: _AppStorageValue {
  /// A truth value, number, string, data or date under `key`; `wrappedValue` where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store) {
      $0.object(forKey: $1) as? Value
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}

extension AppStorage where Value == URL {
  /// An address under `key`; `wrappedValue` where there is none.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, wrappedValue, store) {
      $0.url(forKey: $1)
    } write: {
      $0.set($2, forKey: $1)
    }
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue: _AppStorageValue {
  /// A value that is kept as its raw value; `wrappedValue` where there is none, or one that is not of the type.
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
  /// A value that may be missing; nil where there is none.
  public init<Wrapped: _AppStorageValue>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
    self.init(key, nil, store) {
      ($0.object(forKey: $1) as? Wrapped).map { .some($0) }
    } write: { store, key, value in
      if let value { store.set(value, forKey: key) } else { store.removeObject(forKey: key) }
    }
  }

  /// A value that is kept as its raw value and may be missing; nil where there is none.
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
