/// Code that is not compiled in an extension, for example in `#if os(macOS)`.
///
/// Only conditions on the operating system are evaluated. Code under any other condition counts as active.
struct InactiveCode {
  private(set) var ranges: [Range<Int>] = []

  /// - Parameter code: A source without comments and strings.
  init(_ code: [UInt8]) {
    var conditions: [Condition] = []
    var start: Int?
    var index = 0
    for line in code.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let directive = Directive(String(decoding: line, as: UTF8.self))
      switch directive {
      case .if(let value): conditions.append(Condition(value: value))
      case .elseif(let value): conditions.indices.last.map { conditions[$0].advance(value) }
      case .else: conditions.indices.last.map { conditions[$0].advance(true) }
      case .endif: _ = conditions.popLast()
      case nil: break
      }
      if directive != nil {
        let isInactive = conditions.contains { $0.value == false }
        if let begin = start, !isInactive { ranges.append(begin..<index) }
        start = isInactive ? start ?? index : nil
      }
      index += line.count + 1
    }
    if let start { ranges.append(start..<code.count) }
  }

  /// The current branch of an `#if`.
  private struct Condition {
    /// Whether the branch is compiled; nil if unknown.
    private(set) var value: Bool?
    /// Whether an earlier branch is compiled.
    private var isTaken: Bool? = false

    init(value: Bool?) { self.value = value }

    mutating func advance(_ next: Bool?) {
      isTaken = isTaken == true || value == true ? true : isTaken == nil || value == nil ? nil : false
      value =
        switch (isTaken, next) {
        case (true, _), (_, false): false
        case (false, let next): next
        default: nil
        }
    }
  }

  private enum Directive: Equatable {
    case `if`(Bool?)
    case elseif(Bool?)
    case `else`
    case endif

    init?(_ line: String) {
      let words = line.drop { $0 == " " || $0 == "\t" }
      guard words.first == "#" else { return nil }
      let name = words.dropFirst().prefix { $0.isLetter }
      let condition = words.dropFirst(name.count + 1)
      switch name {
      case "if": self = .if(Self.value(of: condition))
      case "elseif": self = .elseif(Self.value(of: condition))
      case "else": self = .else
      case "endif": self = .endif
      default: return nil
      }
    }

    /// Nil for a condition that is not only on the operating system.
    private static func value(of condition: Substring) -> Bool? {
      let text = condition.filter { !$0.isWhitespace }
      let alternatives = text.split(separator: "||").map { alternative -> Bool? in
        let terms = alternative.split(separator: "&&").map(term)
        return terms.contains(false) ? false : terms.contains(nil) ? nil : true
      }
      return alternatives.contains(true) ? true : alternatives.contains(nil) ? nil : false
    }

    private static func term(_ text: Substring) -> Bool? {
      if text.hasPrefix("!") { return term(text.dropFirst()).map { !$0 } }
      guard let system = text.wholeMatch(of: /os\((\w+)\)/)?.1 else { return nil }
      // Extensions are compiled for iPhone, on Linux.
      return system == "iOS" || system == "Linux"
    }
  }
}
