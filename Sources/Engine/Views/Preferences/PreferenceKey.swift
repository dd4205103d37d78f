/// The key of a value that views pass to the views above. Apple's page: SwiftUI/PreferenceKey.
public protocol PreferenceKey {
  associatedtype Value

  static var defaultValue: Value { get }

  /// Combines a view's value with the value of its next sibling.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The preferences of a subtree, by key.
struct PreferenceValues {
  private struct Entry {
    var value: Any
    /// Combines the entry with the value of the views that follow.
    let reduce: (Any, Any) -> Any
    let isEqual: (Any, Any) -> Bool
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The value for `key`; nil if no view set it.
  subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)]?.value as? Key.Value }
    set { entries[ObjectIdentifier(key)] = newValue.map { Self.entry(for: key, $0) } }
  }

  /// Combines the values with those of the views that follow.
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

  /// Whether both have equal values; values that cannot be compared count as different.
  func isEqual(to other: PreferenceValues) -> Bool {
    guard entries.count == other.entries.count else { return false }
    return entries.allSatisfy { key, entry in
      other.entries[key].map { entry.isEqual(entry.value, $0.value) } ?? false
    }
  }

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

func areEqual(_ a: Any, _ b: Any) -> Bool {
  func compare<Value: Equatable>(_ a: Value) -> Bool { (b as? Value).map { $0 == a } ?? false }
  return (a as? any Equatable).map { compare($0) } ?? false
}

extension LoweringPass {
  /// Lowers a subtree and returns its preferences, without passing them to the views above.
  func collectingPreferences<Result>(_ lower: () -> Result) -> (Result, PreferenceValues) {
    let outside = preferences
    preferences = PreferenceValues()
    let result = lower()
    defer { preferences = outside }
    return (result, preferences)
  }
}
