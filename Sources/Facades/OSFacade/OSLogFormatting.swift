import FoundationAdditions

/// Ignored: all values are shown. Apple's page: os/OSLogPrivacy.
public struct OSLogPrivacy: Hashable, Sendable {
  public enum Mask: Hashable, Sendable {
    case none, hash
  }

  public static let auto = Self()
  public static let `public` = Self()
  public static let `private` = Self()
  public static let sensitive = Self()
  public static func auto(mask: Mask) -> Self { Self() }
  public static func `private`(mask: Mask) -> Self { Self() }
  public static func sensitive(mask: Mask) -> Self { Self() }
}

/// The alignment of a value in a column. Apple's page: os/OSLogStringAlignment.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  public static let none = Self(columns: 0, isRight: false)
  /// Aligned to the right in this many characters.
  public static func right(columns: @autoclosure @escaping () -> Int) -> Self {
    Self(columns: columns(), isRight: true)
  }
  /// Aligned to the left in this many characters.
  public static func left(columns: @autoclosure @escaping () -> Int) -> Self {
    Self(columns: columns(), isRight: false)
  }

  func aligned(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? room + text : text + room
  }
}

public enum OSLogBoolFormat: Sendable {
  /// `true`, `false`.
  case truth
  /// `YES`, `NO`.
  case answer
}

public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let minDigits: Int
  private let isUppercase: Bool

  public static let decimal = decimal()
  public static let hex = hex()
  public static let octal = octal()

  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> Self {
    Self(radix: 10, prefix: explicitPositiveSign ? "+" : "", minDigits: minDigits(), isUppercase: false)
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> Self {
    Self(radix: 16, prefix: includePrefix ? "0x" : "", minDigits: minDigits(), isUppercase: uppercase)
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> Self {
    Self(radix: 8, prefix: includePrefix ? "0o" : "", minDigits: minDigits(), isUppercase: uppercase)
  }

  func string(_ number: some FixedWidthInteger) -> String {
    let digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let noughts = String(repeating: "0", count: max(0, min(minDigits, 1000) - digits.count))
    return (number < 0 ? "-" : prefix == "+" ? "+" : "") + (prefix == "+" ? "" : prefix) + noughts + digits
  }
}

public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let digits: Int

  /// Six fraction digits.
  public static let fixed = Self(conversion: "f", digits: 6)
  public static let exponential = Self(conversion: "e", digits: 6)
  public static let hybrid = Self(conversion: "g", digits: 6)
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "f", digits: precision())
  }
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "e", digits: precision())
  }
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "g", digits: precision())
  }

  func string(_ number: Double) -> String { String(format: "%.\(max(0, min(digits, 100)))\(conversion)", number) }
}
