package import Foundation

/// Generates the Swift classes that Xcode generates for an intent definition.
///
/// Each intent becomes a subclass of `INIntent` with parameters, defaults and bounds, a response class and a handler
/// protocol; each enumeration an enum; each type a subclass of `INObject`.
package struct IntentDefinitionSource: Sendable {
  /// One Swift file. Equal definitions have equal texts.
  package let source: String
  /// The class names of the intents, in order.
  package let intents: [String]

  /// Parses a definition.
  ///
  /// - Parameters:
  ///   - definition: The content of an `.intentdefinition` file.
  ///   - table: The file's name without its extension, which is also the string table of its titles.
  /// - Throws: ``IntentDefinitionError``.
  package init(definition: Data, table: String) throws(IntentDefinitionError) {
    let content: IntentDefinition
    do {
      content = try PropertyListDecoder().decode(IntentDefinition.self, from: definition)
    } catch {
      throw IntentDefinitionError(error)
    }
    // Apple's framework already has classes for system intents.
    let own = (content.intents ?? []).filter { $0.category != "System" && $0.className == nil }
    let enums = Set((content.enums ?? []).map(\.name))
    intents = own.map(\.swiftName)
    let parts =
      ["import Foundation", "import Intents"] + (content.enums ?? []).map(\.swiftSource)
      + (content.types ?? []).map { $0.swiftSource(enums: enums) }
      + own.map { $0.swiftSource(table: table, enums: content.enums ?? []) }
    source = parts.joined(separator: "\n\n") + "\n"
  }
}

package struct IntentDefinitionError: Error, Hashable, CustomStringConvertible {
  /// One sentence without a full stop.
  package let description: String

  fileprivate init(_ error: any Error) {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
        .valueNotFound(_, let context):
        context
      default: nil
      }
    let place = context?.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    let missing: String? = if case .keyNotFound(let key, _)? = error as? DecodingError { key.stringValue } else { nil }
    if let missing {
      description =
        "the intent definition has no \(missing)\(place.flatMap { $0.isEmpty ? nil : " in \($0)" } ?? "")"
    } else if let place, !place.isEmpty {
      description = "the intent definition is damaged at \(place)"
    } else {
      description = "the intent definition is not a property list"
    }
  }
}
