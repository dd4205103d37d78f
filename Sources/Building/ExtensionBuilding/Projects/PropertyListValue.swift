package import Foundation
import JSONText

/// A value of a property list in any format.
package indirect enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

  package var string: String? { if case .string(let value) = self { value } else { nil } }
  package var array: [PropertyListValue]? { if case .array(let value) = self { value } else { nil } }
  package var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let value) = self { value } else { nil }
  }

  package subscript(key: String) -> PropertyListValue? { dictionary?[key] }

  /// The strings of an array, or the single string.
  package var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// Reads a file: XML, binary, or the OpenStep format of Xcode projects.
  ///
  /// - Throws: `ExtensionBuildingError` with the file's path: `.noInput` if it cannot be read, `.badData` if it is
  ///   not a property list, with the line if it is known.
  package init(contentsOf file: URL) throws(ExtensionBuildingError) {
    let data = try InputFile.data(of: file)
    let start = data.prefix(16)
    if start.starts(with: Data("bplist".utf8)) || String(decoding: start, as: UTF8.self).contains("<") {
      let parsed: Any
      do {
        parsed = try PropertyListSerialization.propertyList(from: data, format: nil)
      } catch {
        throw ExtensionBuildingError(
          .badData, "\(file.path): not a property list; restore it from version control, or open it in an editor")
      }
      self = Self(parsed)
      return
    }
    do {
      self = try OpenStepPropertyList.parse(String(decoding: data, as: UTF8.self))
    } catch {
      throw ExtensionBuildingError(
        .badData,
        "\(file.path):\(error.line): \(error.reason); restore the file from version control")
    }
  }

  /// Converts JSON. `null` values are dropped.
  init(json value: JSONValue) {
    switch value {
    case .null: self = .string("")
    case .bool(let value): self = .string(value ? "YES" : "NO")
    case .number(let text), .string(let text): self = .string(text)
    case .array(let values): self = .array(values.filter { $0 != .null }.map { Self(json: $0) })
    case .object(let object):
      let fields = object.fields.filter { $0.value != .null }.map { ($0.name, Self(json: $0.value)) }
      self = .dictionary(Dictionary(fields) { $1 })
    }
  }

  private init(_ value: Any) {
    switch value {
    case let value as [Any]: self = .array(value.map { Self($0) })
    case let value as [String: Any]: self = .dictionary(value.mapValues { Self($0) })
    case let value as String: self = .string(value)
    case let value as Bool: self = .string(value ? "YES" : "NO")
    default: self = .string("\(value)")
    }
  }
}
