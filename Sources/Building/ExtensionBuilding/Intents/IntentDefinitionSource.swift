package import Foundation

/// The Swift classes that Xcode would make of an intent definition.
///
/// Each intent becomes a subclass of `INIntent` with its parameters, their defaults and bounds, a response class and a
/// protocol for handlers; each enumeration an enum; each type a subclass of `INObject`.
package struct IntentDefinitionSource: Sendable {
  /// One Swift file; equal definitions give equal text.
  package let source: String
  /// The names of the classes of intents, in order.
  package let intents: [String]

  /// Reads a definition.
  ///
  /// - Parameters:
  ///   - definition: The bytes of an `.intentdefinition` file.
  ///   - table: The file's name without its extension: that of the string table with the translations of its titles.
  /// - Throws: ``IntentDefinitionError``.
  package init(definition: Data, table: String) throws(IntentDefinitionError) {
    let content: IntentDefinition
    do {
      content = try PropertyListDecoder().decode(IntentDefinition.self, from: definition)
    } catch {
      throw IntentDefinitionError(error)
    }
    // Intents of the system have classes in Apple's framework already.
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

/// Why no classes could be made.
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
      description = "the intent definition has no \(missing)\(place.flatMap { $0.isEmpty ? nil : " in \($0)" } ?? "")"
    } else if let place, !place.isEmpty {
      description = "the intent definition is damaged at \(place)"
    } else {
      description = "the intent definition is no property list"
    }
  }
}
