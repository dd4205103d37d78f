package import ConfigurationIntents

extension WidgetKind {
  /// The widget with the settings that a person gave, and the defaults of its queries for the others.
  ///
  /// A widget without settings stays as it is.
  /// - Parameters:
  ///   - texts: What was given, by name; of an array there may be several.
  ///   - family: Where the widget is drawn; nil for several places.
  /// - Throws: ``SettingError``; ``MissingSettings`` if a parameter has no value and none can be made up.
  package func set(_ texts: [String: [String]], in family: IntentWidgetFamily?) async throws -> WidgetKind {
    guard let settings else { return self }
    let intent = settings.make()
    // In the order of the source: what queries depend on stands first there.
    for named in intent.parameters {
      guard let given = texts[named.name] else { continue }
      try await named.set(given, for: intent.scope, within: WidgetSettings.timeLimit)
      if family != nil { try named.checkCount(in: family) }
    }
    await intent.fillDefaults(within: WidgetSettings.timeLimit)
    if !intent.missing.isEmpty { throw MissingSettings(kind: kind, names: intent.missing) }
    var kind = self
    kind.source = settings.source(intent, Set(texts.keys))
    return kind
  }
}

/// Parameters without a value.
package struct MissingSettings: Error, Hashable, CustomStringConvertible {
  package let kind: String
  package let names: [String]

  package var description: String {
    "\(kind) has no value for its setting \(names.joined(separator: ", ")): its query suggests none; give one with "
      + names.map { "--set \($0)=…" }.joined(separator: " ")
  }
}
