public import Foundation

extension AttributedString {
  /// How markdown is read. Apple's page: Foundation/AttributedString/MarkdownParsingOptions.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Everything; here, as in every text of SwiftUI's, blocks come out as their lines.
      case full
      /// What stands in a line.
      case inlineOnly
      /// What stands in a line, with white space as it is.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of markdown that cannot be read.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// As much as can be read.
      case returnPartiallyParsedIfPossible
    }

    /// Whether Apple's `^[…](…)` attributes are read; they are left as they are here.
    public var allowsExtendedAttributes: Bool
    /// How much of markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of markdown that cannot be read: all markdown can.
    public var failurePolicy: FailurePolicy
    /// The language of the text; nil for none.
    public var languageCode: String?

    /// Creates options.
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

  /// Creates a string from markdown: emphasis, code, strikethrough and links become attributes.
  ///
  /// Apple's page: Foundation/AttributedString/init(markdown:options:baseURL:). The platform's Foundation has none. Never
  /// throws; Apple's may, so `try` is written before it everywhere.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    self.init(MarkdownReader.spans(of: markdown), baseURL: baseURL) { _ in "" }
  }

  /// Creates a string from markdown in UTF-8.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }
}
