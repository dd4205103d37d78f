import Foundation

/// A parsed predicate.
indirect enum PredicateTerm {
  case truth(Bool)
  case not(PredicateTerm)
  case all([PredicateTerm])
  case any([PredicateTerm])
  case comparison(Comparison)

  /// Two values and their comparison.
  struct Comparison {
    /// Which of a collection's elements must match.
    enum Modifier: String { case any = "ANY", all = "ALL", none = "NONE" }

    var left, right: Value
    var sign: Sign
    var isCaseInsensitive = false
    var modifier: Modifier?
  }

  enum Sign: String {
    case equal = "==", different = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
    case contains = "CONTAINS", begins = "BEGINSWITH", ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"
    case isIn = "IN", between = "BETWEEN"
  }

  enum Value {
    case constant(Any?)
    case path([String])
    case list([Value])

    func value(of object: Any?) -> Any? {
      switch self {
      case .constant(let value): value
      case .path(let path): KeyPathReading.value(at: path, of: object)
      case .list(let values): values.map { $0.value(of: object) as Any }
      }
    }
  }

  func holds(for object: Any?) -> Bool {
    switch self {
    case .truth(let truth): truth
    case .not(let term): !term.holds(for: object)
    case .all(let terms): terms.allSatisfy { $0.holds(for: object) }
    case .any(let terms): terms.contains { $0.holds(for: object) }
    case .comparison(let comparison): comparison.holds(for: object)
    }
  }
}

extension PredicateTerm.Comparison {
  func holds(for object: Any?) -> Bool {
    let (left, right) = (left.value(of: object), right.value(of: object))
    guard let modifier else { return holds(left, right) }
    let elements = KeyPathReading.elements(of: left) ?? [left as Any]
    switch modifier {
    case .any: return elements.contains { holds($0, right) }
    case .all: return elements.allSatisfy { holds($0, right) }
    case .none: return !elements.contains { holds($0, right) }
    }
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch sign {
    case .equal: return areEqual(left, right)
    case .different: return !areEqual(left, right)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: return isOrdered(left, right)
    case .isIn: return isIn(left, right)
    case .between:
      guard let bounds = KeyPathReading.elements(of: right), bounds.count == 2 else { return false }
      let orders = [ValueOrder.order(bounds[0], left), ValueOrder.order(left, bounds[1])]
      return left != nil && !orders.contains(.orderedDescending) && !orders.contains(nil)
    case .contains:
      if let elements = KeyPathReading.elements(of: left) { return elements.contains { areEqual($0, right) } }
      return texts(left, right).map { $1.isEmpty || $0.contains($1) } ?? false
    case .begins: return texts(left, right).map { $0.hasPrefix($1) } ?? false
    case .ends: return texts(left, right).map { $0.hasSuffix($1) } ?? false
    case .like: return texts(left, right).map { matches($0, Self.expression(forLike: $1)) } ?? false
    case .matches: return texts(left, right).map { matches($0, $1) } ?? false
    }
  }

  /// Nil is neither less nor greater than any value.
  private func isOrdered(_ left: Any?, _ right: Any?) -> Bool {
    guard KeyPathReading.unwrapped(left) != nil, KeyPathReading.unwrapped(right) != nil,
      let order = ValueOrder.order(left, right)
    else { return false }
    return switch sign {
    case .less: order == .orderedAscending
    case .lessOrEqual: order != .orderedDescending
    case .greater: order == .orderedDescending
    default: order != .orderedAscending
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if isCaseInsensitive, let (a, b) = texts(left, right) { return a == b }
    return ValueOrder.areEqual(left, right)
  }

  private func isIn(_ left: Any?, _ right: Any?) -> Bool {
    if let elements = KeyPathReading.elements(of: right) { return elements.contains { areEqual(left, $0) } }
    return texts(left, right).map { $1.contains($0) } ?? false
  }

  /// Both as texts, lowercased if case is ignored.
  private func texts(_ left: Any?, _ right: Any?) -> (String, String)? {
    guard let a = KeyPathReading.unwrapped(left).flatMap(ValueOrder.text),
      let b = KeyPathReading.unwrapped(right).flatMap(ValueOrder.text)
    else { return nil }
    let isExpression = sign == .matches
    return isCaseInsensitive && !isExpression ? (a.lowercased(), b.lowercased()) : (a, b)
  }

  private func matches(_ text: String, _ pattern: String) -> Bool {
    let options: NSRegularExpression.Options =
      isCaseInsensitive ? [.caseInsensitive, .dotMatchesLineSeparators] : [.dotMatchesLineSeparators]
    guard let expression = try? NSRegularExpression(pattern: "^(?:\(pattern))$", options: options) else { return false }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }

  /// `*` matches any text, `?` any character.
  private static func expression(forLike pattern: String) -> String {
    NSRegularExpression.escapedPattern(for: pattern).replacing("\\*", with: ".*").replacing("\\?", with: ".")
  }
}
