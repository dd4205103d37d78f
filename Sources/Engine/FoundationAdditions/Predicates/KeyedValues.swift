import Foundation

/// An object whose values can be found by property names, for the key paths of predicates.
public protocol _KeyedValues {
  /// The value of a property; nil if it has none, or does not exist.
  func _value(forKey key: String) -> Any?
}

/// Reads values by property names, because there is no key-value coding on this platform.
package enum KeyPathReading {
  /// The value at a path: `name`, `owner.name`, `items.@count`.
  package static func value(at path: [String], of object: Any?) -> Any? {
    path.reduce(object) { value(of: $0, key: $1) }
  }

  private static func value(of object: Any?, key: String) -> Any? {
    guard let object = unwrapped(object) else { return nil }
    if key == "self" || key == "SELF" { return object }
    if let dictionary = object as? [String: Any] { return unwrapped(dictionary[key]) }
    if let elements = elements(of: object) {
      switch key {
      case "@count", "count": return elements.count
      default: return elements.compactMap { value(of: $0, key: key) }
      }
    }
    if let keyed = object as? any _KeyedValues { return unwrapped(keyed._value(forKey: key)) }
    return stored(key, in: Mirror(reflecting: object))
  }

  /// The stored property of a value or of a superclass; a wrapped one is found by its underscored name.
  private static func stored(_ key: String, in mirror: Mirror) -> Any? {
    var mirror: Mirror? = mirror
    while let current = mirror {
      for child in current.children where child.label == key || child.label == "_\(key)" {
        return unwrapped(child.value)
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// The elements of a collection; nil for anything else.
  package static func elements(of value: Any?) -> [Any]? {
    switch unwrapped(value) {
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.map { $0 }
    case let set as NSOrderedSet: set.map { $0 }
    case let array as [Any]: array
    case let set as Set<AnyHashable>: set.map(\.base)
    default: nil
    }
  }

  /// The value of an optional of any depth.
  package static func unwrapped(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }
}
