public import Foundation

extension AttributedString {
  /// Options for parsing Markdown. Apple's page: Foundation/AttributedString/MarkdownParsingOptions.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Everything. As in SwiftUI's texts, blocks become lines.
      case full
      /// Inline markup only.
      case inlineOnly
      /// Inline markup only, with white space preserved.
      case inlineOnlyPreservingWhitespace
    }

    /// What to return for invalid Markdown.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      /// As much as can be parsed.
      case returnPartiallyParsedIfPossible
    }

    /// Whether Apple's `^[…](…)` attributes are parsed. Ignored: they are left as they are.
    public var allowsExtendedAttributes: Bool
    public var interpretedSyntax: InterpretedSyntax
    /// Ignored, because all Markdown is valid.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil for none.
    public var languageCode: String?

    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Creates a string from Markdown: emphasis, code, strikethrough and links become attributes.
  ///
  /// Apple's page: Foundation/AttributedString/init(markdown:options:baseURL:). Foundation on Linux has none. Never
  /// throws; Apple's may, so callers write `try`.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(MarkdownParser.spans(of: markdown), baseURL: baseURL) { _ in "" }
  }

  /// Creates a string from Markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
