public import Foundation

/// What `UserDefaults` has of `NSObject` on Apple's systems: values by key.
extension UserDefaults {
  /// The value of a name. Apple's page: ObjectiveC/NSObject/value(forKey:).
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Keeps a value under a name; nil removes it. Apple's page: ObjectiveC/NSObject/setValue(_:forKey:).
  public func setValue(_ value: Any?, forKey key: String) {
    if let value { set(value, forKey: key) } else { removeObject(forKey: key) }
  }

  /// The value at a path of names that are divided by dots; only its first name counts, as there are no objects.
  /// Apple's page: ObjectiveC/NSObject/value(forKeyPath:).
  public func value(forKeyPath keyPath: String) -> Any? { object(forKey: keyPath) }
}
