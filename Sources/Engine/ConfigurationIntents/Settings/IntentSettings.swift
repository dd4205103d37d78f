import Ambient
import Diagnostics
import Localization
package import Timelines

/// The parameters of an intent at hand, by name.
package struct IntentSettings: Sendable {
  /// A parameter and the name of its property.
  package struct Named: Sendable {
    package let name: String
    package let parameter: any _AnyIntentParameter

    /// Its name for people.
    package var title: String {
      let title = String(localized: parameter._details.title)
      return title.isEmpty ? name : title
    }
  }

  /// In the order of the source; those of a superclass first.
  package let parameters: [Named]
  private let intent: any Sendable

  /// Looks at the stored properties of an intent.
  package init(_ intent: any _ConfiguringIntent) {
    var parameters: [Named] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let level = mirror {
      parameters = level.children.compactMap(Self.named) + parameters
      mirror = level.superclassMirror
    }
    self.parameters = parameters
    self.intent = Intent(value: intent)
  }

  /// The intent for queries that depend on its parameters; nil for one of the older kind.
  package var scope: (any Sendable)? { subject as? any AppIntent }

  /// The intent that the parameters belong to.
  package var subject: any _ConfiguringIntent { (intent as? Intent)?.value ?? NoIntent() }

  /// The parameter of that name.
  package subscript(name: String) -> Named? { parameters.first { $0.name == name } }

  private static func named(_ child: Mirror.Child) -> Named? {
    guard let label = child.label, label.hasPrefix("_"), let parameter = child.value as? any _AnyIntentParameter
    else { return nil }
    return Named(name: String(label.dropFirst()), parameter: parameter)
  }

  /// Intents of the older kind are classes that nobody changes once they are set.
  private struct Intent: @unchecked Sendable { let value: any _ConfiguringIntent }
  private struct NoIntent: _ConfiguringIntent {}
}

extension IntentSettings {
  /// Gives parameters without a value what their providers say, for as long as `limit` allows.
  ///
  /// A parameter whose value cannot be made up takes the first that is suggested; the diagnostic
  /// `intent.first-suggestion` says so, or `intent.no-value` that there is none.
  package func fillDefaults(within limit: TimeLimit) async {
    await withAmbientValues({ $0.configuredIntent = scope }) { await fillBlanks(within: limit) }
  }

  private func fillBlanks(within limit: TimeLimit) async {
    for named in parameters where !named.parameter._hasValue {
      let parameter = named.parameter
      if let value = try? await limit.value(of: { await parameter._dynamicDefault() }),
        parameter._assign(value)
      {
        continue
      }
      guard !parameter._canBeBlank else { continue }
      let first = try? await limit.value { try await parameter._firstSuggestion() }
      let isFilled = (first ?? nil).map { parameter._assign($0) } ?? false
      DiagnosticLog.current.report(
        isFilled
          ? Diagnostic(
            id: "intent.first-suggestion", message: "the parameter has no default; the first suggestion is used",
            subject: named.name)
          : Diagnostic(
            id: "intent.no-value", message: "the parameter has no value, and none is suggested", subject: named.name))
    }
  }

  /// The names of parameters that must have a value and have none.
  package var missing: [String] {
    parameters.filter { !$0.parameter._hasValue && !$0.parameter._canBeBlank }.map(\.name)
  }

  /// What parameters without a value take elsewhere while the widget is asked.
  package var defaults: _IntentDefaults {
    var defaults = _IntentDefaults()
    for named in parameters { named.parameter._add(to: &defaults) }
    return defaults
  }

  /// All values as they are written, by name.
  package var written: [String: [String]] {
    Dictionary(parameters.map { ($0.name, $0.parameter._written) }) { first, _ in first }
  }
}
