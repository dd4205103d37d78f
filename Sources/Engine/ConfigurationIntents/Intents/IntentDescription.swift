public import Localization

/// The description of an intent. Apple's page: AppIntents/IntentDescription.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringInterpolation {
  public var descriptionText: LocalizedStringResource
  /// The group in which the intent is listed.
  public var categoryName: LocalizedStringResource?
  /// Additional search terms.
  public var searchKeywords: [LocalizedStringResource]
  /// The name of the result.
  public var resultValueName: LocalizedStringResource?

  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A text that is shown or spoken to the user. Apple's page: AppIntents/IntentDialog.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The complete text.
  public let full: LocalizedStringResource
  /// The short text beside a view.
  public let supporting: LocalizedStringResource?

  public init(_ full: LocalizedStringResource) { (self.full, supporting) = (full, nil) }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }

  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: supporting)
  }

  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
