package import Foundation

/// `Button(intent:)` and `Toggle(isOn:intent:)`: the intent that a tap inside the frame runs, without an effect on
/// layout.
package struct IntentRule: ModifierRule {
  package let control: TappedControl

  package init(_ control: TappedControl) { self.control = control }

  package var name: String { "Intent" }
  package var tappedControl: TappedControl? { control }
}

/// A button or toggle that runs an intent.
package struct TappedControl: Sendable {
  package let intent: TapIntent
  package let isEnabled: Bool
  /// Identifies the control in every picture of the entry.
  package let place: any Hashable & Sendable

  package init(_ intent: TapIntent, isEnabled: Bool, place: any Hashable & Sendable) {
    (self.intent, self.isEnabled, self.place) = (intent, isEnabled, place)
  }
}

/// An intent that a control runs.
package struct TapIntent: Sendable {
  package enum Control: Hashable, Sendable {
    case button
    case toggle(isOn: Bool)
  }

  /// The name of its type.
  package let name: String
  /// The title of its type, in the language of the picture.
  package let title: String
  package let control: Control
  /// Performs it. Pictures never do.
  package let perform: @Sendable () async throws(TapFailure) -> TapOutcome

  package init(
    name: String, title: String, control: Control,
    perform: @escaping @Sendable () async throws(TapFailure) -> TapOutcome
  ) {
    (self.name, self.title, self.control, self.perform) = (name, title, control, perform)
  }
}

/// What an intent asks the system for, besides what it has changed.
package struct TapOutcome: Hashable, Sendable {
  /// Whether the app would come to the foreground.
  package var opensApp = false
  /// The URL that would be opened.
  package var url: URL?
  /// The intent that the app would be opened with, and its values: `OpenPlant(target: fern)`.
  package var openedIntent: String?
  /// What the system would say.
  package var dialog: String?

  package init() {}
}

/// Why an intent was not performed, or failed.
package struct TapFailure: Error, Hashable, Sendable {
  package let reason: String

  package init(_ reason: String) { self.reason = reason }
}
