public import ConfigurationIntents
public import Foundation
public import Localization

/// A file. Apple's page: Intents/INFile. A widget's command line has none to give.
open class INFile: NSObject, _IntentValue, @unchecked Sendable {
  /// The bytes.
  public let data: Data
  /// The name.
  open var filename: String

  /// Takes bytes.
  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    (self.data, self.filename) = (data, filename)
    super.init()
  }

  /// A file is a file without its optionality too.
  public typealias UnwrappedType = INFile
  /// Files cannot be given.
  public class var _form: _ValueForm {
    .unsupported("INFile", because: "files cannot be given to a widget on the command line")
  }
  /// Cannot be made up.
  public class var _blank: Self? { nil }
}

/// A person. Apple's page: Intents/INPerson. A widget's command line has none to give.
open class INPerson: NSObject, _IntentValue, @unchecked Sendable {
  /// The whole name.
  public let displayName: String

  /// Makes a person.
  public init(displayName: String) {
    self.displayName = displayName
    super.init()
  }

  /// A person is a person without optionality too.
  public typealias UnwrappedType = INPerson
  /// People cannot be given.
  public class var _form: _ValueForm {
    .unsupported("INPerson", because: "people cannot be given to a widget on the command line")
  }
  /// Cannot be made up.
  public class var _blank: Self? { nil }
}

/// A number of an intent: whole, with a fraction, or yes and no.
extension NSNumber: @retroactive @unchecked Sendable {}

extension NSNumber: _IntentValue {
  /// A number is a number without optionality too.
  public typealias UnwrappedType = NSNumber
  /// A number, or `true` and `false`.
  public class var _form: _ValueForm { .number }
  /// Cannot be made up.
  public class var _blank: Self? { nil }
}

extension _ValueForm {
  fileprivate static var number: _ValueForm {
    _ValueForm(
      "NSNumber", expecting: "a number, or true or false",
      read: { text in
        if let whole = Int(text) { return NSNumber(value: whole) }
        if let number = Double(text), number.isFinite { return NSNumber(value: number) }
        return ["true": NSNumber(value: true), "false": NSNumber(value: false)][text.lowercased()]
      },
      write: { ($0 as? NSNumber).map { "\($0)" } })
  }
}

extension IntentParameter where Value.UnwrappedType == NSNumber {
  /// Creates a parameter for a number between two others.
  public convenience init(
    title: LocalizedStringResource, default defaultValue: NSNumber? = nil, inclusiveRange: (Double, Double)
  ) {
    var details = _ParameterDetails(title)
    details.bounds = inclusiveRange
    self.init(details, default: defaultValue)
  }
}

/// A value of a type that has no counterpart here: a place, a payment.
public final class _INUnknownValue: NSObject, _IntentValue, Sendable {
  /// Such values cannot be given.
  public static var _form: _ValueForm {
    .unsupported("a type of the Intents framework", because: "its type has no counterpart on this platform")
  }
}
