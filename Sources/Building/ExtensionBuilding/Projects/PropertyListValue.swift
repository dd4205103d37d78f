package import Foundation

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
  init(json value: Any) { self.init(value) }

  private init(_ value: Any) {
    switch value {
    case let value as [Any]: self = .array(value.filter { !($0 is NSNull) }.map { Self($0) })
    case let value as [String: Any]:
      self = .dictionary(value.filter { !($0.value is NSNull) }.mapValues { Self($0) })
    case let value as String: self = .string(value)
    case let value as Bool: self = .string(value ? "YES" : "NO")
    default: self = .string("\(value)")
    }
  }
}
