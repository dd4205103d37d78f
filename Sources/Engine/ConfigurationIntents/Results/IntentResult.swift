/// What an intent gives back. Apple's page: AppIntents/IntentResult.
///
/// Type-checks; Almanac performs no intent.
public protocol IntentResult: Sendable {}

/// A result with a value. Apple's page: AppIntents/ReturnsValue.
public protocol ReturnsValue<Value>: IntentResult {
  /// The type of ``value``.
  associatedtype Value
  /// The value; nil if there is none.
  var value: Value? { get }
}

/// A result that is said. Apple's page: AppIntents/ProvidesDialog.
public protocol ProvidesDialog: IntentResult {}

/// A result that is shown. Apple's page: AppIntents/ShowsSnippetView.
public protocol ShowsSnippetView: IntentResult {}

/// A result that is shown by another intent. Apple's page: AppIntents/ShowsSnippetIntent.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result after which another intent runs. Apple's page: AppIntents/OpensIntent.
public protocol OpensIntent: IntentResult {}

/// The result that `.result(…)` makes. Apple's page: AppIntents/IntentResultContainer.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  ShowsSnippetIntent, OpensIntent, @unchecked Sendable
{
  /// The value; nil if there is none.
  public let value: Value?

  /// Creates a result.
  package init(value: Value? = nil) { self.value = value }
}

extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  /// Nothing.
  public static func result() -> Self { IntentResultContainer() }
}

extension IntentResult {
  /// A value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { IntentResultContainer(value: value) }

  /// Words.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { IntentResultContainer() }

  /// A value and words.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> { IntentResultContainer(value: value) }

  /// An intent that runs next.
  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never> { IntentResultContainer() }

  /// An intent that runs next, and words.
  public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> { IntentResultContainer() }

  /// A value and an intent that runs next.
  public static func result<Value, Opened: AppIntent>(value: Value, opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, Never> { IntentResultContainer(value: value) }

  /// A value, an intent that runs next, and words.
  public static func result<Value, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> { IntentResultContainer(value: value) }

  /// An intent that shows the result.
  public static func result<Shown: AppIntent>(snippetIntent: Shown) -> Self
  where Self == IntentResultContainer<Never, Never, Shown, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// A view. AppIntents asks for a SwiftUI view; here it may be anything, since it is not shown.
  public static func result<Snippet>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { IntentResultContainer() }

  /// Words and a view.
  public static func result<Snippet>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { IntentResultContainer() }

  /// A value and a view.
  public static func result<Value, Snippet>(value: Value, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> { IntentResultContainer(value: value) }

  /// A value, words and a view.
  public static func result<Value, Snippet>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> { IntentResultContainer(value: value) }
}

extension Never: IntentResult {}
