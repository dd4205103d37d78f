package import Localization

/// What is known of a parameter besides its name and value.
public struct _ParameterDetails: Sendable {
  package let title: LocalizedStringResource
  package var description: LocalizedStringResource?
  /// The lowest and highest number that are allowed.
  package var bounds: (lower: Double, upper: Double)?
  /// How many values there may be in an array, by family.
  package var sizes = IntentCollectionSizes()
  /// Choices that the parameter's own provider gives, in place of the type's.
  package var provider: ParameterProvider?
  /// What the parameter's values are, of all that its type has: nil for all.
  var narrowing: (@Sendable (_ValueForm) -> _ValueForm)?

  package init(_ title: LocalizedStringResource, _ description: LocalizedStringResource? = nil) {
    self.title = title
    self.description = description
  }

  /// The same with the choices of `provider`.
  func with(_ provider: ParameterProvider) -> _ParameterDetails {
    var copy = self
    copy.provider = provider
    return copy
  }
}

/// An options provider or a query, its type forgotten.
package struct ParameterProvider: Sendable {
  package let choices: @Sendable (_ValueForm) async throws -> [ParameterChoice]
  package let defaultResult: @Sendable () async -> (any Sendable)?
  /// The first of its results.
  package let first: @Sendable () async throws -> (any Sendable)?
  /// A query with which entities are found by their identifiers.
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

  /// Apple asks no provider's default to be sendable; it is handed over and forgotten.
  private static func known<Value>(_ value: Value?) -> (any Sendable)? {
    value.flatMap { ($0 as? any _IntentValue) }
  }
}
