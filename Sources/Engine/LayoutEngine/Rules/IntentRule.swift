/// `Button(intent:)` and `Toggle(isOn:intent:)`: says which intent a tap inside the frame runs; changes nothing else.
package struct IntentRule: ModifierRule {
  /// The intent's name.
  package let intent: String

  package init(intent: String) { self.intent = intent }

  package var name: String { "Intent" }
}
