public import Foundation
public import Localization

extension IntentParameter where Value.UnwrappedType == Int {
  /// How the number is entered.
  public typealias IntControlStyle = _NumberControlStyle

  /// Creates a parameter for a whole number.
  ///
  /// - Parameter inclusiveRange: The lowest and the highest number that are allowed.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Int? = nil, controlStyle: _NumberControlStyle = .field,
    inclusiveRange: (lowerBound: Int, upperBound: Int)? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var details = _ParameterDetails(title, description)
    details.bounds = inclusiveRange.map { (Double($0.lowerBound), Double($0.upperBound)) }
    self.init(details, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Double {
  /// How the number is entered.
  public typealias DoubleControlStyle = _NumberControlStyle

  /// Creates a parameter for a number.
  ///
  /// - Parameter inclusiveRange: The lowest and the highest number that are allowed.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Double? = nil, controlStyle: _NumberControlStyle = .field,
    inclusiveRange: (lowerBound: Double, upperBound: Double)? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var details = _ParameterDetails(title, description)
    details.bounds = inclusiveRange.map { ($0.lowerBound, $0.upperBound) }
    self.init(details, default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == Date {
  /// Which part is entered.
  public typealias DateKind = _DateKind

  /// Creates a parameter for a date.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Date? = nil, kind: _DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
  /// Creates a parameter for a date without its place in time.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: DateComponents? = nil, kind: _DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }
}

extension IntentParameter {
  /// Creates a parameter for an amount in units.
  ///
  /// - Parameters:
  ///   - defaultUnit: The unit that is offered.
  ///   - supportsNegativeNumbers: Whether it may be below zero.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<UnitType> {
    var details = _ParameterDetails(title, description)
    if !supportsNegativeNumbers { details.bounds = (0, .infinity) }
    self.init(details, default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
}
