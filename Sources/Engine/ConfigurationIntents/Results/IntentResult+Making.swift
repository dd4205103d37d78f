extension IntentResult where Self == IntentResultContainer<Never, Never, Never, Never> {
  public static func result() -> Self { IntentResultContainer() }
}

extension IntentResult {
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> { IntentResultContainer(value: value) }

  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> { IntentResultContainer(dialog: dialog) }

  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }

  public static func result<Opened: AppIntent>(opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, Never> { IntentResultContainer(opening: opensIntent) }

  public static func result<Opened: AppIntent>(opensIntent: Opened, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Opened, Never, IntentDialog> {
    IntentResultContainer(opening: opensIntent, dialog: dialog)
  }

  public static func result<Value, Opened: AppIntent>(value: Value, opensIntent: Opened) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, Never> {
    IntentResultContainer(value: value, opening: opensIntent)
  }

  public static func result<Value, Opened: AppIntent>(
    value: Value, opensIntent: Opened, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Opened, Never, IntentDialog> {
    IntentResultContainer(value: value, opening: opensIntent, dialog: dialog)
  }

  public static func result<Shown: AppIntent>(snippetIntent: Shown) -> Self
  where Self == IntentResultContainer<Never, Never, Shown, Never> { IntentResultContainer() }
}

extension IntentResult {
  /// AppIntents requires a SwiftUI view; here any type is accepted, since it is not shown.
  public static func result<Snippet>(view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> { IntentResultContainer() }

  public static func result<Snippet>(dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> { IntentResultContainer(dialog: dialog) }

  public static func result<Value, Snippet>(value: Value, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> { IntentResultContainer(value: value) }

  public static func result<Value, Snippet>(value: Value, dialog: IntentDialog, view: Snippet) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    IntentResultContainer(value: value, dialog: dialog)
  }
}
