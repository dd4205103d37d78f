public import Localization

/// What an intent does, in words. Apple's page: AppIntents/IntentDescription.
public struct IntentDescription: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The words.
  public var descriptionText: LocalizedStringResource
  /// The group that the intent is listed in.
  public var categoryName: LocalizedStringResource?
  /// Further words by which it is found.
  public var searchKeywords: [LocalizedStringResource]
  /// The name of its result.
  public var resultValueName: LocalizedStringResource?

  /// Creates a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Creates a description from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Creates a description from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// What is said or shown to a person who is asked. Apple's page: AppIntents/IntentDialog.
public struct IntentDialog: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// All of it.
  public let full: LocalizedStringResource
  /// What is left of it beside a picture.
  public let supporting: LocalizedStringResource?

  /// Creates a dialog.
  public init(_ full: LocalizedStringResource) { (self.full, supporting) = (full, nil) }

  /// Creates a dialog with a shorter form.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    (self.full, self.supporting) = (full, supporting)
  }

  /// Creates a dialog with a shorter form and a symbol.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String) {
    self.init(full: full, supporting: supporting)
  }

  /// Creates a dialog from a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

  /// Creates a dialog from an interpolated literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
