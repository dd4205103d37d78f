/// `Button(intent:)` and `Toggle(isOn:intent:)`: names the intent that a tap inside the frame runs, without an effect
/// on layout.
package struct IntentRule: ModifierRule {
  package let intent: String

  package init(intent: String) { self.intent = intent }

  package var name: String { "Intent" }
}
