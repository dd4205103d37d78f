package import ConfigurationIntents

extension WidgetKind {
  /// The widget with the given settings, and with the defaults of its queries for the others.
  ///
  /// A widget without settings is returned unchanged.
  /// - Parameters:
  ///   - texts: The given values by name; an array may have several.
  ///   - family: The family that is drawn; nil for several.
  /// - Throws: ``SettingError``; ``MissingSettings`` if a parameter has no value and no default.
  package func set(_ texts: [String: [String]], in family: IntentWidgetFamily?) async throws -> WidgetKind {
    guard let settings else { return self }
    let intent = settings.make()
    // In source order, because parameters that queries depend on are declared first.
    for named in intent.parameters {
      guard let given = texts[named.name] else { continue }
      try await named.set(given, for: intent.scope, within: WidgetSettings.timeLimit)
      if family != nil { try named.checkCount(in: family) }
    }
    await intent.fillDefaults(within: WidgetSettings.timeLimit)
    if !intent.missing.isEmpty { throw MissingSettings(kind: kind, names: intent.missing) }
    try settings.check(intent)
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
    "\(kind) has no value for the setting \(names.joined(separator: ", ")), and its query suggests none; use "
      + names.map { "--set \($0)=…" }.joined(separator: " ")
  }
}
