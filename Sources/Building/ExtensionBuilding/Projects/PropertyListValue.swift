package import Foundation

/// A value of a property list, in whichever of its forms it was written.
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

  /// The strings of an array, or the one string.
  package var strings: [String] { array?.compactMap(\.string) ?? string.map { [$0] } ?? [] }

  /// Reads a file: XML, binary, or the old form of braces that Xcode's projects have.
  ///
  /// - Throws: `ExtensionBuildingError`, which names the file: `.noInput` when it cannot be read, `.badData` when it is no
  ///   property list, with the line where reading ended if that is known.
  package init(contentsOf file: URL) throws(ExtensionBuildingError) {
    let data = try InputFile.data(of: file)
    let start = data.prefix(16)
    if start.starts(with: Data("bplist".utf8)) || String(decoding: start, as: UTF8.self).contains("<") {
      let parsed: Any
      do {
        parsed = try PropertyListSerialization.propertyList(from: data, format: nil)
      } catch {
        throw ExtensionBuildingError(
          .badData, "\(file.path): is no property list; restore it from version control, or open it in an editor")
      }
      self = Self(parsed)
      return
    }
    do {
      self = try OpenStepPropertyList.parse(String(decoding: data, as: UTF8.self))
    } catch {
      throw ExtensionBuildingError(
        .badData,
        "\(file.path):\(error.line): \(error.reason); the file is damaged: restore it from version control")
    }
  }

  /// What JSON says, in the same terms; `null` is left out.
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
