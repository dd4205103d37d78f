import Foundation
import JSONText
import SystemIO

/// Merges string tables of the same name from several modules, which share a bundle.
enum StringTableFiles {
  /// Adds the entries of `source` that `place` does not have.
  ///
  /// - Returns: False, without changes, if they are not tables, or one cannot be read.
  static func join(_ source: URL, into place: URL) -> Bool {
    switch source.pathExtension {
    case "xcstrings": joinCatalogs(source, place)
    case "strings", "stringsdict": joinLists(source, place)
    default: false
    }
  }

  private static func joinCatalogs(_ source: URL, _ place: URL) -> Bool {
    guard var catalog = content(of: place), case .object(let more) = content(of: source)?["strings"] else {
      return false
    }
    var strings = JSONObject()
    if case .object(let own) = catalog["strings"] { strings = own }
    // Of two values of a name the last is kept.
    strings = JSONObject((more.fields + strings.fields).map { ($0.name, $0.value) })
    catalog["strings"] = .object(strings)
    return (try? Data(JSONValue.object(catalog).text(indentation: nil).utf8).write(to: place)) != nil
  }

  private static func content(of file: URL) -> JSONObject? {
    guard let data = try? InputFile.data(of: file),
      let document = try? JSONDocument(data, allowsTrailingCommas: true),
      case .object(let object) = JSONValue(document.root)
    else { return nil }
    return object
  }

  private static func joinLists(_ source: URL, _ place: URL) -> Bool {
    guard let first = list(in: place), let second = list(in: source) else { return false }
    let list = first.merging(second) { first, _ in first }.mapValues(\.object)
    let data = try? PropertyListData.xml(list)
    return (try? data?.write(to: place)) != nil
  }

  /// The entries of a property list, or of a `.strings` file, which omits the outer braces.
  private static func list(in file: URL) -> [String: PropertyListValue]? {
    if let list = try? PropertyListValue(contentsOf: file).dictionary { return list }
    guard let data = try? InputFile.data(of: file) else { return nil }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { return nil }
    return (try? OpenStepPropertyList.parse("{\(text)\n}"))?.dictionary
  }
}

extension PropertyListValue {
  fileprivate var object: Any {
    switch self {
    case .string(let value): value
    case .array(let values): values.map(\.object)
    case .dictionary(let values): values.mapValues(\.object)
    }
  }
}
