internal import Foundation

/// The fields of a JSON object. Values of wrong types are converted if possible, and recorded otherwise.
struct JSONFields {
  private let values: [String: Any]
  /// The names of fields with unusable values.
  private(set) var unusable: [String] = []

  init(_ values: [String: Any]) { self.values = values }

  /// Whether the field exists and is not null.
  func has(_ name: String) -> Bool { values[name] != nil && !(values[name] is NSNull) }

  /// A string, or a number as a string.
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

  /// An identifier. Version 1.1 requires readers to convert numbers to strings.
  mutating func identifier(_ name: String) -> String? {
    (values[name] as? NSNumber)?.stringValue ?? text(name)
  }

  /// The objects of an array, ignoring other elements; empty if the value is not an array.
  mutating func list(_ name: String) -> [[String: Any]] {
    if values[name] is [String: Any] {
      unusable.append(name)
      return []
    }
    return objects(name)
  }

  /// The objects of an array, or a single object.
  mutating func objects(_ name: String) -> [[String: Any]] {
    switch values[name] {
    case nil, is NSNull: return []
    case let list as [Any]:
      let objects = list.compactMap { $0 as? [String: Any] }
      if objects.count < list.count { unusable.append(name) }
      return objects
    case let object as [String: Any]:
      // Version 1.0 has a single author, in a field of another name.
      if name != "author" { unusable.append(name) }
      return [object]
    default:
      unusable.append(name)
      return []
    }
  }

}
