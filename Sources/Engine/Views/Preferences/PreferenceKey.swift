/// The name of a value that views tell those above them. Apple's page: SwiftUI/PreferenceKey.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view says anything.
  static var defaultValue: Value { get }

  /// Joins the value of a view with that of the next one beside it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil.
  public static var defaultValue: Value { nil }
}

/// What the views of a subtree say to those above, key by key.
struct PreferenceValues {
  private struct Entry {
    var value: Any
    /// Joins the entry with that of the views that follow.
    let reduce: (Any, Any) -> Any
    let isEqual: (Any, Any) -> Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// What was said under `key`; nil where nobody said anything.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue.map { Self.entry(for: key, $0) } }
  }

  /// Joins what the views that follow say.
  mutating func append(_ next: PreferenceValues) {
    if entries.isEmpty { return self = next }
    for (key, entry) in next.entries {
      guard let before = entries[key] else {
        entries[key] = entry
        continue
      }
      entries[key]?.value = entry.reduce(before.value, entry.value)
    }
  }

  /// Whether both say the same; values that cannot be compared count as different.
  func isEqual(to other: PreferenceValues) -> Bool {
    guard entries.count == other.entries.count else { return false }
    return entries.allSatisfy { key, entry in
      other.entries[key].map { entry.isEqual(entry.value, $0.value) } ?? false
    }
  }

  /// Whether all values can be compared.
  var isComparable: Bool { entries.values.allSatisfy { $0.value is any Equatable } }

  private static func entry<Key: PreferenceKey>(for key: Key.Type, _ value: Key.Value) -> Entry {
    Entry(value: value) { before, next in
      guard var joined = before as? Key.Value, let next = next as? Key.Value else { return before }
      Key.reduce(value: &joined) { next }
      return joined
    } isEqual: { a, b in
      areEqual(a, b)
    }
  }
}

/// Whether two values of any type are known to be equal.
func areEqual(_ a: Any, _ b: Any) -> Bool {
  func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value).map { $0 == a } ?? false }
  return (a as? any Equatable).map { compare($0) } ?? false
}

extension LoweringPass {
  /// Lowers a subtree and gives what its views say; nothing of it has reached the views above yet.
  func collectingPreferences<Result>(_ lower: () -> Result) -> (Result, PreferenceValues) {
    let outside = preferences
    preferences = PreferenceValues()
    let result = lower()
    defer { preferences = outside }
    return (result, preferences)
  }
}
