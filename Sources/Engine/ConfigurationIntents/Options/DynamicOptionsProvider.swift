/// Provides the choices for a parameter. Apple's page: AppIntents/DynamicOptionsProvider.
public protocol DynamicOptionsProvider<Result>: Sendable {
  /// The type of ``results()``: an array, or items in sections.
  associatedtype Result: ResultsCollection
  associatedtype DefaultValue = Self.Result.Result

  func results() async throws -> Result
  /// The default of the parameter; nil for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  public func defaultResult() async -> Result.Result? { nil }
}

/// An ordered collection of choices. Apple's page: AppIntents/ResultsCollection.
public protocol ResultsCollection<Result>: Sendable {
  associatedtype Result: Sendable
  /// The choices in sections.
  var _sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// One section without a title.
  public var _sections: [IntentItemSection<Element>] { [IntentItemSection(items: map { IntentItem($0) })] }
}
