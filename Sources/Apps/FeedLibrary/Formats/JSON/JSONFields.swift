internal import Foundation

/// The fields of an object of JSON, whose types may be wrong: what can be understood is, the rest is counted.
struct JSONFields {
  private let values: [String: Any]
  /// The names of fields that were of no use.
  private(set) var unusable: [String] = []

  init(_ values: [String: Any]) { self.values = values }

  /// Whether there is something, of whatever type.
  func has(_ name: String) -> Bool { values[name] != nil && !(values[name] is NSNull) }

  /// A text, or a number as a text.
  mutating func text(_ name: String) -> String? {
    switch values[name] {
    case nil, is NSNull: return nil
    case let text as String: return text.isEmpty ? nil : text
    case let number as NSNumber:
      unusable.append(name)
      return number.stringValue
    default:
      unusable.append(name)
      return nil
    }
  }

  /// An identifier: version 1.1 has readers make a text of a number.
  mutating func identifier(_ name: String) -> String? {
    (values[name] as? NSNumber)?.stringValue ?? text(name)
  }

  /// The objects of a list, whatever else is in it left out; none where it is something else than a list.
  mutating func list(_ name: String) -> [[String: Any]] {
    if values[name] is [String: Any] {
      unusable.append(name)
      return []
    }
    return objects(name)
  }

  /// The objects of a list; one that stands alone is a list of one.
  mutating func objects(_ name: String) -> [[String: Any]] {
    switch values[name] {
    case nil, is NSNull: return []
    case let list as [Any]:
      let objects = list.compactMap { $0 as? [String: Any] }
      if objects.count < list.count { unusable.append(name) }
      return objects
    case let object as [String: Any]:
      // Version 1.0 has one author, and says so by another name.
      if name != "author" { unusable.append(name) }
      return [object]
    default:
      unusable.append(name)
      return []
    }
  }

}
