import Foundation

/// Compares values of any type, for predicates and sort descriptors.
package enum ValueOrder {
  /// The order of two values; nil if there is none. As in Apple's stores, nil comes before every value.
  package static func order(_ lhs: Any?, _ rhs: Any?) -> ComparisonResult? {
    let (lhs, rhs) = (KeyPathReading.unwrapped(lhs), KeyPathReading.unwrapped(rhs))
    guard let lhs, let rhs else {
      return lhs == nil ? (rhs == nil ? .orderedSame : .orderedAscending) : .orderedDescending
    }
    if let a = number(lhs), let b = number(rhs) { return order(a, b) }
    if let a = lhs as? Date, let b = rhs as? Date { return order(a, b) }
    if let a = text(lhs), let b = text(rhs) { return order(a, b) }
    if let a = lhs as? any Comparable { return order(a, with: rhs) }
    return areEqual(lhs, rhs) ? .orderedSame : nil
  }

  /// Whether two values are equal; numbers of different types are compared by value.
  package static func areEqual(_ lhs: Any?, _ rhs: Any?) -> Bool {
    let (lhs, rhs) = (KeyPathReading.unwrapped(lhs), KeyPathReading.unwrapped(rhs))
    guard let lhs, let rhs else { return lhs == nil && rhs == nil }
    if let a = number(lhs), let b = number(rhs) { return a == b }
    if let a = text(lhs), let b = text(rhs) { return a == b }
    if let a = lhs as? AnyHashable, let b = rhs as? AnyHashable, a == b { return true }
    return (lhs as? NSObject)?.isEqual(rhs) ?? false
  }

  private static func order<Value: Comparable>(_ lhs: Value, _ rhs: Value) -> ComparisonResult {
    lhs < rhs ? .orderedAscending : lhs == rhs ? .orderedSame : .orderedDescending
  }

  private static func order<Value: Comparable>(_ lhs: Value, with rhs: Any) -> ComparisonResult? {
    (rhs as? Value).map { order(lhs, $0) }
  }

  package static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }

  package static func text(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as NSString: value as String
    case let value as Substring: String(value)
    default: nil
    }
  }
}
