public import ConfigurationIntents
public import Views

extension IntentResult {
  /// A dialog, and a view in a trailing closure. Apple's page: AppIntents/IntentResult/result(dialog:content:).
  public static func result<Snippet: View>(dialog: IntentDialog, @ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { .result(dialog: dialog, view: content()) }

  /// A view in a trailing closure.
  public static func result<Snippet: View>(@ViewBuilder content: () -> Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { .result(view: content()) }

  /// A value, a dialog, and a view in a trailing closure.
  public static func result<Value, Snippet: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    .result(value: value, dialog: dialog, view: content())
  }
}
