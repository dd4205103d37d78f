public import Foundation
import Localization

/// Writes measurements with their units. Apple's page: Foundation/MeasurementFormatter.
///
/// Takes the place of Foundation's, which this platform has by name only. Locale and digits are the picture's unless set.
open class MeasurementFormatter: Formatter {
  /// In which unit. Apple's page: Foundation/MeasurementFormatter/UnitOptions.
  public struct UnitOptions: OptionSet, Sendable {
    /// See `RawRepresentable`.
    public let rawValue: UInt
    /// See `OptionSet`.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the unit as given.
    public static let providedUnit = Self(rawValue: 1)
    /// In the size of the unit that suits the value.
    public static let naturalScale = Self(rawValue: 2)
    /// A temperature without the letter of its scale.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// In which unit.
  open var unitOptions: UnitOptions = []
  /// How much room the unit takes: middling unless set.
  open var unitStyle = Formatter.UnitStyle.medium
  /// How numbers are written; one that nobody changed writes at most two fraction digits.
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
  /// Nil for the picture's. As Apple's, it is never nil when read.
  open var locale: Locale! {
    get { ownLocale ?? LocalizationContext.current.locale }
    set { ownLocale = newValue }
  }

  private var own: NumberFormatter?
  private var ownLocale: Locale?

  /// The text of a measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let text = MeasurementText(
      width: width, usage: unitOptions.contains(.providedUnit) ? "" : "general", precision: precision,
      hidesScaleName: unitOptions.contains(.temperatureWithoutUnit), locale: locale)
    return text.string(measurement.value, measurement.unit)
  }

  /// The text of a unit alone: its symbol.
  open func string(from unit: Unit) -> String { unit.symbol }

  /// The text of a measurement; nil for anything else.
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
