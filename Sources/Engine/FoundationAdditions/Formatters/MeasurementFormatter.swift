public import Foundation
import Localization

/// Formats measurements with their units. Apple's page: Foundation/MeasurementFormatter.
///
/// Replaces Foundation's class, which is not implemented on this platform. The default locale and digits are the
/// picture's.
open class MeasurementFormatter: Formatter {
  /// The unit of the result. Apple's page: Foundation/MeasurementFormatter/UnitOptions.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own unit.
    public static let providedUnit = Self(rawValue: 1)
    /// The scale of the unit that suits the value.
    public static let naturalScale = Self(rawValue: 2)
    /// A temperature without the letter of its scale.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  /// Formats the number; the default has at most two fraction digits.
  open var numberFormatter: NumberFormatter! {
    get {
      if let own { return own }
      let made = LocalNumberFormatter()
      made.numberStyle = .decimal
      made.maximumFractionDigits = 2
      own = made
      return made
    }
    set { own = newValue }
  }
  /// Nil for the picture's. As with Apple's, it is never nil when read.
  open var locale: Locale! {
    get { ownLocale ?? LocalizationContext.current.locale }
    set { ownLocale = newValue }
  }

  private var own: NumberFormatter?
  private var ownLocale: Locale?

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let text = MeasurementText(
      width: width, usage: unitOptions.contains(.providedUnit) ? "" : "general", precision: precision,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: locale)
    return text.string(measurement.value, measurement.unit)
  }

  /// The unit's symbol.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// Formats a measurement; nil for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Measurement<Unit>).map { string(from: $0) }
  }

  private var width: String {
    switch unitStyle {
    case .short: "unit-width-narrow"
    case .long: "unit-width-full-name"
    default: "unit-width-short"
    }
  }

  private var precision: String {
    let least = max(0, min(own?.minimumFractionDigits ?? 0, 12))
    let most = max(least, min(own?.maximumFractionDigits ?? 2, 12))
    return most == 0
      ? "precision-integer"
      : "." + String(repeating: "0", count: least) + String(repeating: "#", count: most - least)
  }
}
