package import Foundation

/// Property lists as XML.
///
/// In statically linked programs, `PropertyListSerialization` of Foundation on Linux does not know arrays: it calls them
/// invalid and cannot write them. It can read them. So an encoder writes them.
package enum PropertyListData {
  /// Whether a property list can contain the value: a string, number, date, data, or a list or dictionary of these.
  package static func canContain(_ value: Any) -> Bool {
    switch value {
    case let values as [String: Any]: values.values.allSatisfy(canContain)
    case let values as NSDictionary:
      values.allKeys.allSatisfy { $0 is String } && values.allValues.allSatisfy(canContain)
    case let values as [Any]: values.allSatisfy(canContain)
    case let values as NSArray: values.allSatisfy(canContain)
    case is String, is any BinaryInteger, is any BinaryFloatingPoint, is Bool, is Data, is Date: true
    case is NSString, is NSNumber, is NSData, is NSDate: true
    default: false
    }
  }

  /// - Throws: `EncodingError` if a value is not one of a property list.
  package static func xml(_ values: [String: Any]) throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return try encoder.encode(Content(value: values))
  }

  private struct Content: Encodable {
    let value: Any

    func encode(to encoder: any Encoder) throws {
      switch value {
      case let values as [String: Any]: try encode(values, to: encoder)
      case let values as NSDictionary: try encode(values as? [String: Any] ?? [:], to: encoder)
      case let values as [Any]: try encode(values, to: encoder)
      case let values as NSArray: try encode(values.map(\.self), to: encoder)
      case let value as any Encodable:
        var container = encoder.singleValueContainer()
        try container.encode(value)
      case let text as NSString: try (text as String).encode(to: encoder)
      case let number as NSNumber: try encode(number, to: encoder)
      case let data as NSData: try Data(referencing: data).encode(to: encoder)
      case let date as NSDate: try date.addingTimeInterval(0).encode(to: encoder)
      default:
        throw EncodingError.invalidValue(
          value,
          EncodingError.Context(
            codingPath: encoder.codingPath, debugDescription: "\(type(of: value)) is not a type of property lists"))
      }
    }

    private func encode(_ values: [String: Any], to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      for (key, value) in values.sorted(by: { $0.key < $1.key }) {
        try container.encode(Content(value: value), forKey: Key(stringValue: key))
      }
    }

    private func encode(_ values: [Any], to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for value in values { try container.encode(Content(value: value)) }
    }

    private func encode(_ number: NSNumber, to encoder: any Encoder) throws {
      switch String(cString: number.objCType) {
      case "B", "c": try number.boolValue.encode(to: encoder)
      case "d", "f": try number.doubleValue.encode(to: encoder)
      case "Q": try number.uint64Value.encode(to: encoder)
      default: try number.int64Value.encode(to: encoder)
      }
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}
