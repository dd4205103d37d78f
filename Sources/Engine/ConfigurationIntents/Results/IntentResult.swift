/// The result of an intent. Apple's page: AppIntents/IntentResult.
///
/// A preview and `tap` perform intents. What a result opens and says is reported; values and views are not shown.
public protocol IntentResult: Sendable {}

/// A result with a value. Apple's page: AppIntents/ReturnsValue.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value
  var value: Value? { get }
}

/// A result with a dialog. Apple's page: AppIntents/ProvidesDialog.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view. Apple's page: AppIntents/ShowsSnippetView.
public protocol ShowsSnippetView: IntentResult {}

/// A result that another intent shows. Apple's page: AppIntents/ShowsSnippetIntent.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result after which another intent runs. Apple's page: AppIntents/OpensIntent.
public protocol OpensIntent: IntentResult {}

/// The result of `.result(…)`. Apple's page: AppIntents/IntentResultContainer.
public struct IntentResultContainer<Value, Opened, Snippet, Dialog>: ReturnsValue, ProvidesDialog, ShowsSnippetView,
  ShowsSnippetIntent, OpensIntent, @unchecked Sendable
{
  public let value: Value?
  package let openedIntent: (any AppIntent)?
  package let dialog: IntentDialog?

  package init(value: Value? = nil, opening openedIntent: (any AppIntent)? = nil, dialog: IntentDialog? = nil) {
    (self.value, self.openedIntent, self.dialog) = (value, openedIntent, dialog)
  }
}

/// What a result asks the system for.
package protocol RequestingResult {
  var openedIntent: (any AppIntent)? { get }
  var dialog: IntentDialog? { get }
}

extension IntentResultContainer: RequestingResult {}

extension Never: IntentResult {}
