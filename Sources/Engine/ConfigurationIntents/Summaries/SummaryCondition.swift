/// A parameter that a summary names.
package struct SummaryReference {
  /// Finds it in an intent of the summary's type.
  package let parameter: (Any) -> (any _AnyIntentParameter)?

  init<Intent, Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
    parameter = { ($0 as? Intent)?[keyPath: keyPath] }
  }
}

/// A condition for a branch of a summary.
package struct SummaryCondition {
  /// The parameter that is compared; nil for a condition on the family.
  package let subject: SummaryReference?
  /// The condition in words, after the subject's name: `is gradient`.
  package let predicate: String
  /// The families in which it holds; nil for a condition on a parameter.
  package var families: Set<IntentWidgetFamily>?
  private let holds: (Any) -> Bool

  init(_ subject: SummaryReference?, _ predicate: String, holds: @escaping (Any) -> Bool) {
    self.subject = subject
    self.predicate = predicate
    self.holds = holds
  }

  /// Creates a condition on the family.
  init(_ predicate: String, families: Set<IntentWidgetFamily>) {
    self.init(nil, predicate) { _ in true }
    self.families = families
  }

  /// Whether it holds for an intent in a family; without a family, whether it can hold.
  package func holds(for intent: Any, in family: IntentWidgetFamily?) -> Bool {
    guard let families else { return holds(intent) }
    return family.map(families.contains) ?? !families.isEmpty
  }
}

/// The parameters that are shown if all conditions hold.
public struct _SummaryBranch {
  package var conditions: [SummaryCondition]
  /// The key paths of the parameters.
  package let parameters: [SummaryReference]
}

extension [_SummaryBranch] {
  /// The branches with `condition` added.
  func under(_ condition: SummaryCondition) -> [_SummaryBranch] {
    map { _SummaryBranch(conditions: [condition] + $0.conditions, parameters: $0.parameters) }
  }
}

/// Formats the values of conditions.
enum SummaryFormatting {
  static func text(_ value: Any) -> String {
    if let value = value as? any _IntentValue, let text = type(of: value)._form.write(value) { return text }
    return "\(value)"
  }

  static func text(_ values: [some Any]) -> String { values.map { text($0) }.joined(separator: ", ") }
}
