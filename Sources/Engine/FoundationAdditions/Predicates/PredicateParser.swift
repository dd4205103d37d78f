import Foundation

/// Parses the format of a predicate: comparisons joined by `AND`, `OR` and `NOT`, with parentheses.
///
/// The comparisons are `==`, `!=`, `<`, `<=`, `>`, `>=`, `IN`, `BETWEEN`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
/// `LIKE` and `MATCHES`, with the suffixes `[c]` and `[d]`, and the prefixes `ANY`, `ALL`, `SOME` and `NONE`. Values
/// are key paths, `%@` and similar, `%K`, numbers, quoted texts, `TRUE`, `NO`, `NIL` and lists. Apple's page:
/// Predicate Format String Syntax.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>

  private struct Unknown: Error {}

  /// The predicate of a format; nil if it has functions, subqueries or other unsupported parts.
  static func term(_ format: String, arguments: [Any]) -> PredicateTerm? {
    guard let tokens = PredicateToken.tokens(of: format) else { return nil }
    var parser = PredicateParser(tokens: tokens[...], arguments: arguments[...])
    guard let term = try? parser.alternatives(depth: 0), parser.tokens.isEmpty else { return nil }
    return term
  }

  private mutating func alternatives(depth: Int) throws -> PredicateTerm {
    var terms = [try conjunction(depth: depth)]
    while take(word: "OR") || take(sign: "||") { terms.append(try conjunction(depth: depth)) }
    return terms.count == 1 ? terms[0] : .any(terms)
  }

  private mutating func conjunction(depth: Int) throws -> PredicateTerm {
    var terms = [try negation(depth: depth)]
    while take(word: "AND") || take(sign: "&&") { terms.append(try negation(depth: depth)) }
    return terms.count == 1 ? terms[0] : .all(terms)
  }

  private mutating func negation(depth: Int) throws -> PredicateTerm {
    guard depth < Self.deepest else { throw Unknown() }
    if take(word: "NOT") || take(sign: "!") { return .not(try negation(depth: depth + 1)) }
    if take(word: "TRUEPREDICATE") { return .truth(true) }
    if take(word: "FALSEPREDICATE") { return .truth(false) }
    if tokens.first == .sign("(") {
      // The parentheses contain either a predicate or a value.
      let start = self
      tokens.removeFirst()
      if let term = try? alternatives(depth: depth + 1), take(sign: ")") { return term }
      self = start
    }
    return .comparison(try comparison())
  }

  private static let deepest = 100

  private mutating func comparison() throws -> PredicateTerm.Comparison {
    var modifier: PredicateTerm.Comparison.Modifier?
    for word in ["ANY", "SOME", "ALL", "NONE"] where take(word: word) {
      modifier = .init(rawValue: word == "SOME" ? "ANY" : word)
    }
    let left = try value()
    guard let sign = self.sign() else { throw Unknown() }
    var isCaseInsensitive = false
    if take(sign: "[") {
      guard case .word(let options)? = tokens.popFirst(), take(sign: "]") else { throw Unknown() }
      isCaseInsensitive = options.lowercased().contains("c")
    }
    return .init(left: left, right: try value(), sign: sign, isCaseInsensitive: isCaseInsensitive, modifier: modifier)
  }

  private mutating func sign() -> PredicateTerm.Sign? {
    switch tokens.popFirst() {
    case .sign(let sign):
      switch sign {
      case "=", "==": .equal
      case "<>", "!=": .different
      case "=<", "<=": .lessOrEqual
      case "=>", ">=": .greaterOrEqual
      default: PredicateTerm.Sign(rawValue: sign)
      }
    case .word(let word): PredicateTerm.Sign(rawValue: word.uppercased())
    default: nil
    }
  }

  private mutating func value() throws -> PredicateTerm.Value {
    switch tokens.popFirst() {
    case .number(let number): return .constant(number)
    case .text(let text): return .constant(text)
    case .argument:
      guard let argument = arguments.popFirst() else { throw Unknown() }
      return .constant(KeyPathReading.unwrapped(argument))
    case .keyArgument:
      guard let key = arguments.popFirst().flatMap(ValueOrder.text) else { throw Unknown() }
      return .path(key.split(separator: ".").map(String.init))
    case .word(let word): return try value(of: word)
    case .sign("("):
      let inside = try value()
      guard take(sign: ")") else { throw Unknown() }
      return inside
    case .sign("{"):
      var values: [PredicateTerm.Value] = []
      while !take(sign: "}") {
        values.append(try value())
        _ = take(sign: ",")
      }
      return .list(values)
    default: throw Unknown()
    }
  }

  private func value(of word: String) throws -> PredicateTerm.Value {
    // A word before a parenthesis is a function.
    guard tokens.first != .sign("("), !word.hasPrefix("@"), !word.hasPrefix("#") else { throw Unknown() }
    switch word.uppercased() {
    case "TRUE", "YES": return .constant(true)
    case "FALSE", "NO": return .constant(false)
    case "NIL", "NULL": return .constant(nil)
    default: return .path(word.split(separator: ".").map(String.init))
    }
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }
}
