import Ambient
import Diagnostics
import Localization
package import Timelines

/// The parameters of an intent, by name.
package struct IntentSettings: Sendable {
  /// A parameter and the name of its property.
  package struct Named: Sendable {
    package let name: String
    package let parameter: any _AnyIntentParameter

    package var title: String {
      let title = String(localized: parameter._details.title)
      return title.isEmpty ? name : title
    }
  }

  /// In source order; those of a superclass first.
  package let parameters: [Named]
  // Intents of the Intents framework are classes that do not change after they are set.
  private let intent: UncheckedBox<any _ConfiguringIntent>

  /// Reads the stored properties of an intent.
  package init(_ intent: any _ConfiguringIntent) {
    var parameters: [Named] = []
    var mirror: Mirror? = Mirror(reflecting: intent)
    while let level = mirror {
      parameters = level.children.compactMap(Self.named) + parameters
      mirror = level.superclassMirror
    }
    self.parameters = parameters
    self.intent = UncheckedBox(value: intent)
  }

  /// The intent for queries that depend on its parameters; nil for one of the Intents framework.
  package var scope: (any Sendable)? { subject as? any AppIntent }

  /// The intent of the parameters.
  package var subject: any _ConfiguringIntent { intent.value }

  package subscript(name: String) -> Named? { parameters.first { $0.name == name } }

  private static func named(_ child: Mirror.Child) -> Named? {
    guard let label = child.label, label.hasPrefix("_"), let parameter = child.value as? any _AnyIntentParameter
    else { return nil }
    return Named(name: String(label.dropFirst()), parameter: parameter)
  }
}

extension IntentSettings {
  /// Sets parameters without a value to the defaults of their providers, within `limit`.
  ///
  /// A parameter without a default or a blank value is set to the first suggestion; the diagnostic
  /// `intent.first-suggestion` reports it, and `intent.no-value` if there is none.
  package func fillDefaults(within limit: TimeLimit) async {
    await withAmbientValues({ $0.configuredIntent = scope }) { await fillBlanks(within: limit) }
  }

  private func fillBlanks(within limit: TimeLimit) async {
    for named in parameters where !named.parameter._hasValue {
      let parameter = named.parameter
      // Asking takes a thread.
      if parameter._hasProvider, let value = try? await limit.value(of: { await parameter._dynamicDefault() }),
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

  /// The names of required parameters without a value.
  package var missing: [String] {
    parameters.filter { !$0.parameter._hasValue && !$0.parameter._canBeBlank }.map(\.name)
  }

  /// The defaults for parameters of new intents while the provider runs.
  package var defaults: _IntentDefaults {
    var defaults = _IntentDefaults()
    for named in parameters { named.parameter._add(to: &defaults) }
    return defaults
  }

  /// All values as text, by name.
  package var written: [String: [String]] {
    Dictionary(parameters.map { ($0.name, $0.parameter._texts) }) { first, _ in first }
  }
}
