public import Foundation

/// The methods that `UserDefaults` inherits from `NSObject` on Apple's systems.
extension UserDefaults {
  /// The value of a name. Apple's page: ObjectiveC/NSObject/value(forKey:).
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Stores a value under a name; nil removes it. Apple's page: ObjectiveC/NSObject/setValue(_:forKey:).
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// The value of a key path. Only its first name is used, because values are not objects. Apple's page:
  /// ObjectiveC/NSObject/value(forKeyPath:).
  public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}
