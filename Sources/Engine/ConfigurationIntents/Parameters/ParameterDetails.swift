package import Localization

/// The properties of a parameter besides its name and value.
public struct _ParameterDetails: Sendable {
  package let title: LocalizedStringResource
  package var description: LocalizedStringResource?
  package var bounds: (lower: Double, upper: Double)?
  /// The number of values in an array, by family.
  package var sizes = IntentCollectionSizes()
  /// The choices of the parameter's own provider, instead of its type's.
  package var provider: ParameterProvider?
  /// Restricts the values of the type; nil for all.
  var restriction: (@Sendable (_ValueForm) -> _ValueForm)?

  package init(_ title: LocalizedStringResource, _ description: LocalizedStringResource? = nil) {
    self.title = title
    self.description = description
  }

  /// The details with the choices of `provider`.
  func with(_ provider: ParameterProvider) -> _ParameterDetails {
    var copy = self
    copy.provider = provider
    return copy
  }
}

/// A type-erased options provider or query.
package struct ParameterProvider: Sendable {
  package let choices: @Sendable (_ValueForm) async throws -> [ParameterChoice]
  package let defaultResult: @Sendable () async -> (any Sendable)?
  /// The first of its results.
  package let first: @Sendable () async throws -> (any Sendable)?
  /// A query that finds entities by their identifiers.
  package let query: (any EntityQuery)?

  init(_ provider: some DynamicOptionsProvider) {
    choices = { form in try await provider.results().choices(written: form.write) }
    defaultResult = { await Self.known(provider.defaultResult()) }
    first = { try await provider.results().values.first }
    query = nil
  }

  init(_ query: some EntityQuery) {
    choices = { form in try await query.suggestedEntities().choices(written: form.write) }
    defaultResult = { await query.defaultResult() }
    first = { try await query.suggestedEntities().values.first }
    self.query = query
  }

  /// Defaults of providers are not required to be Sendable; the value is transferred and not used again.
  private static func known<Value>(_ value: Value?) -> (any Sendable)? {
    value.flatMap { ($0 as? any _IntentValue) }
  }
}
