/// Integers in the digits of any script.
enum WholeNumber: Hashable {
  case value(Int)
  /// Overflows `Int`.
  case tooLarge

  /// The first run of digits in `text`; nil if there is none.
  init?(firstIn text: some StringProtocol) {
    let digits = text.unicodeScalars.drop { Self.digit($0) == nil }.prefix { Self.digit($0) != nil }
    guard !digits.isEmpty else { return nil }
    var value = 0
    for scalar in digits {
      let (tens, overflows) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflowsToo) = tens.addingReportingOverflow(Self.digit(scalar) ?? 0)
      if overflows || overflowsToo {
        self = .tooLarge
        return
      }
      value = sum
    }
    self = .value(value)
  }

  /// Parses `text`, ignoring white space and direction marks around the number; nil for anything else.
  init?(_ text: some StringProtocol) {
    let scalars = text.unicodeScalars.filter { !$0.properties.isWhitespace && !$0.properties.isBidiControl }
    guard scalars.allSatisfy({ Self.digit($0) != nil }) else { return nil }
    self.init(firstIn: String(String.UnicodeScalarView(scalars)))
  }

  /// The number; nil if it is too large.
  var counted: Int? { if case .value(let value) = self { value } else { nil } }

  /// 0…9 for a decimal digit: `7`, `７`, `٧`. Other numerals, such as `Ⅶ`, `七` and `⁷`, are not digits.
  private static func digit(_ scalar: Unicode.Scalar) -> Int? {
    guard scalar.properties.numericType == .decimal, scalar.properties.generalCategory == .decimalNumber else {
      return nil
    }
    return scalar.properties.numericValue.map { Int($0) }
  }
}

extension StringProtocol {
  /// Collapses white space like a browser: trimmed, with one space for each run.
  var withSingleSpaces: String { split(whereSeparator: \.isWhitespace).joined(separator: " ") }
}
