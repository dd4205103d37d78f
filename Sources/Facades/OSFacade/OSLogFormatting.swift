import FoundationAdditions

/// Who may see a value in the log; here whoever runs the tool. Apple's page: os/OSLogPrivacy.
public struct OSLogPrivacy: Hashable, Sendable {
  /// What stands for a hidden value. Apple's page: os/OSLogPrivacy/Mask.
  public enum Mask: Hashable, Sendable {
    /// Nothing.
    case none
    /// A number that is the same for the same value.
    case hash
  }

  /// As the system thinks right.
  public static let auto = Self()
  /// Everybody.
  public static let `public` = Self()
  /// Nobody.
  public static let `private` = Self()
  /// Nobody, ever.
  public static let sensitive = Self()
  /// As the system thinks right, or a mask.
  public static func auto(mask: Mask) -> Self { Self() }
  /// Nobody, or a mask.
  public static func `private`(mask: Mask) -> Self { Self() }
  /// Nobody ever, or a mask.
  public static func sensitive(mask: Mask) -> Self { Self() }
}

/// How a value stands in a column. Apple's page: os/OSLogStringAlignment.
public struct OSLogStringAlignment: Sendable {
  private let columns: Int
  private let isRight: Bool

  /// As long as it is.
  public static let none = Self(columns: 0, isRight: false)
  /// At the right of so many characters.
  public static func right(columns: @autoclosure @escaping () -> Int) -> Self {
    Self(columns: columns(), isRight: true)
  }
  /// At the left of so many characters.
  public static func left(columns: @autoclosure @escaping () -> Int) -> Self {
    Self(columns: columns(), isRight: false)
  }

  func aligned(_ text: String) -> String {
    let room = String(repeating: " ", count: max(0, min(columns, 1000) - text.count))
    return isRight ? room + text : text + room
  }
}

/// How a truth value is written. Apple's page: os/OSLogBoolFormat.
public enum OSLogBoolFormat: Sendable {
  /// `true`, `false`.
  case truth
  /// `YES`, `NO`.
  case answer
}

/// How a whole number is written. Apple's page: os/OSLogIntegerFormatting.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let minDigits: Int
  private let isUppercase: Bool

  /// In tens.
  public static let decimal = decimal()
  /// In sixteens.
  public static let hex = hex()
  /// In eights.
  public static let octal = octal()

  /// In tens, with so many digits at least.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: @autoclosure @escaping () -> Int = 0
  ) -> Self {
    Self(radix: 10, prefix: explicitPositiveSign ? "+" : "", minDigits: minDigits(), isUppercase: false)
  }

  /// In sixteens, with so many digits at least.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping () -> Int = 0
  ) -> Self {
    Self(radix: 16, prefix: includePrefix ? "0x" : "", minDigits: minDigits(), isUppercase: uppercase)
  }

  /// In eights, with so many digits at least.
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

/// How a number with a fraction is written. Apple's page: os/OSLogFloatFormatting.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let digits: Int

  /// With six digits after the point.
  public static let fixed = Self(conversion: "f", digits: 6)
  /// With an exponent.
  public static let exponential = Self(conversion: "e", digits: 6)
  /// With an exponent where that is shorter.
  public static let hybrid = Self(conversion: "g", digits: 6)
  /// With so many digits after the point.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "f", digits: precision())
  }
  /// With an exponent and so many digits after the point.
  public static func exponential(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "e", digits: precision())
  }
  /// With so many digits, and with an exponent where that is shorter.
  public static func hybrid(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> Self {
    Self(conversion: "g", digits: precision())
  }

  func string(_ number: Double) -> String { String(format: "%.\(max(0, min(digits, 100)))\(conversion)", number) }
}
