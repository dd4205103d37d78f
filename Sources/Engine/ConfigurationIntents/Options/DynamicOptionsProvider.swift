/// Says what a parameter may be set to. Apple's page: AppIntents/DynamicOptionsProvider.
public protocol DynamicOptionsProvider<Result>: Sendable {
  /// The type of ``results()``: an array, or items in sections.
  associatedtype Result: ResultsCollection
  /// The type of ``defaultResult()``.
  associatedtype DefaultValue = Self.Result.Result

  /// The choices.
  func results() async throws -> Result
  /// What the parameter is set to at first; nil for nothing.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// Nothing.
  public func defaultResult() async -> Result.Result? { nil }
}

/// Choices in order. Apple's page: AppIntents/ResultsCollection.
public protocol ResultsCollection<Result>: Sendable {
  /// A choice.
  associatedtype Result: Sendable
  /// The choices in their sections.
  var _sections: [IntentItemSection<Result>] { get }
}

extension Array: ResultsCollection where Element: _IntentValue {
  /// One section without a title.
  public var _sections: [IntentItemSection<Element>] { [IntentItemSection(items: map { IntentItem($0) })] }
}
