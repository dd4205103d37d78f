public import Foundation
public import Localization

extension IntentParameter where Value.UnwrappedType == Int {
  public typealias IntControlStyle = _NumberControlStyle

  /// - Parameter inclusiveRange: The lowest and the highest allowed value.
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
  public typealias DoubleControlStyle = _NumberControlStyle

  /// - Parameter inclusiveRange: The lowest and the highest allowed value.
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
  public typealias DateKind = _DateKind

  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Date? = nil, kind: _DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(_ParameterDetails(title, description), default: defaultValue)
  }
}

extension IntentParameter where Value.UnwrappedType == DateComponents {
  public typealias DateKind = _DateKind

  /// Creates a parameter for date components.
  ///
  /// - Parameter kind: The components to enter. Values with other components are rejected: a time for `.date`, a day
  ///   for `.time`.
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: DateComponents? = nil, kind: _DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var details = _ParameterDetails(title, description)
    details.restriction = kind.restriction
    self.init(details, default: defaultValue)
  }
}

extension _DateKind {
  /// Restricts date components to those of the kind.
  fileprivate var restriction: (@Sendable (_ValueForm) -> _ValueForm)? {
    let kind = self
    guard kind != .dateTime else { return nil }
    return { form in
      form.reading(expecting: kind == .date ? "a date such as 2026-11-21" : "a time such as 08:30") { text, read in
        guard let value = try await read(text) as? DateComponents else { return nil }
        let (hasDay, hasTime) = (value.year != nil, value.hour != nil)
        return hasDay == (kind == .date) && hasTime == (kind == .time) ? value : nil
      }
    }
  }
}

extension IntentParameter where Value.UnwrappedType == Duration {
  /// Creates a parameter for a duration.
  ///
  /// - Parameter defaultUnit: The suggested unit, and the unit of a number without one (default: seconds).
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Duration? = nil, defaultUnit: UnitDuration = .seconds,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var details = _ParameterDetails(title, description)
    let seconds = defaultUnit.converter.baseUnitValue(fromValue: 1)
    if seconds != 1 {
      details.restriction = { form in
        form.reading(expecting: form.expectation) { text, read in
          let value = try await read(text) as? Duration
          // A number without a unit was parsed as seconds.
          return text.last?.isLetter == true ? value : value.map { $0 * seconds }
        }
      }
    }
    self.init(details, default: defaultValue)
  }
}

extension IntentParameter {
  /// Creates a parameter for a measurement.
  ///
  /// - Parameters:
  ///   - defaultUnit: The suggested unit, and the unit of a number without one.
  ///   - supportsNegativeNumbers: Whether negative values are allowed.
  public convenience init<UnitType: Dimension>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: UnitType, defaultUnitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) where Value.UnwrappedType == Measurement<UnitType> {
    var details = _ParameterDetails(title, description)
    if !supportsNegativeNumbers { details.bounds = (0, .infinity) }
    let symbol = defaultUnit.symbol
    details.restriction = { form in
      form.reading(expecting: "\(form.expectation); the default unit is \(symbol)") { text, read in
        let isNumber = text.wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?/) != nil
        // A unit that the widget defines is not known by its symbol.
        if isNumber, let value = try await read("\(text) \(symbol)") { return value }
        return try await read(text)
      }
    }
    self.init(details, default: defaultValue.map { Measurement(value: $0, unit: defaultUnit) })
  }
}
