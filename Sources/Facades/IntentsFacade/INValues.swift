public import ConfigurationIntents
public import Foundation
public import Localization

/// A file, which cannot be set on the command line. Apple's page: Intents/INFile.
open class INFile: NSObject, _IntentValue, @unchecked Sendable {
  public let data: Data
  open var filename: String

  public init(data: Data, filename: String, typeIdentifier: String? = nil) {
    (self.data, self.filename) = (data, filename)
    super.init()
  }

  public typealias UnwrappedType = INFile
  public class var _form: _ValueForm {
    .unsupported("INFile", because: "files are not supported on the command line")
  }
  public class var _blank: Self? { nil }
}

/// A person, who cannot be set on the command line. Apple's page: Intents/INPerson.
open class INPerson: NSObject, _IntentValue, @unchecked Sendable {
  public let displayName: String

  public init(displayName: String) {
    self.displayName = displayName
    super.init()
  }

  public typealias UnwrappedType = INPerson
  public class var _form: _ValueForm {
    .unsupported("INPerson", because: "people are not supported on the command line")
  }
  public class var _blank: Self? { nil }
}

/// The numbers of intents: integers, decimals and Booleans.
extension NSNumber: @retroactive @unchecked Sendable {}

extension NSNumber: _IntentValue {
  public typealias UnwrappedType = NSNumber
  /// A number, `true` or `false`.
  public class var _form: _ValueForm { .number }
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
  /// Creates a parameter for a number in a range.
  public convenience init(
    title: LocalizedStringResource, default defaultValue: NSNumber? = nil, inclusiveRange: (Double, Double)
  ) {
    var details = _ParameterDetails(title)
    details.bounds = inclusiveRange
    self.init(details, default: defaultValue)
  }
}

/// A value of an unsupported type, such as a place or a payment.
public final class _INUnknownValue: NSObject, _IntentValue, Sendable {
  public static var _form: _ValueForm {
    .unsupported("a type of the Intents framework", because: "its type has no counterpart on this platform")
  }
}
