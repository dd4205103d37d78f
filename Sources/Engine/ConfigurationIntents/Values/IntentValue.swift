/// A type of parameter values. Apple's page: AppIntents/_IntentValue.
public protocol _IntentValue: Sendable {
  associatedtype UnwrappedType: _IntentValue = Self

  /// How values are parsed from a command line, written, and listed.
  static var _form: _ValueForm { get }
  /// The value of a parameter that is not set: none, zero, the first case; nil if the type has no such value.
  static var _blank: Self? { get }
}

extension _IntentValue {
  public static var _blank: Self? { nil }
}

/// How values of a type are parsed from a command line, written, and listed.
public struct _ValueForm: Sendable {
  /// Parses a value; nil for an invalid text.
  package typealias Reading = @Sendable (String) async throws -> (any Sendable)?

  /// The display name of the type: `Int`, `enum Theme`.
  package let name: String
  /// The expected input, for messages: `a whole number`.
  package let expectation: String
  package let read: Reading
  /// Writes a value so that it can be parsed again.
  package let write: @Sendable (any Sendable) -> String?
  package var choices: ParameterChoices = .none
  package var isOptional = false
  /// True for several values; `read` and `write` are for one of them.
  package var isArray = false
  /// Converts the values from `read` to the array.
  package var collect: @Sendable ([any Sendable]) -> any Sendable = { $0 }
  /// Why values cannot be given on a command line; nil if they can.
  package var obstacle: String?

  package init(
    _ name: String, expecting expectation: String, read: @escaping Reading,
    write: @escaping @Sendable (any Sendable) -> String?
  ) {
    self.name = name
    self.expectation = expectation
    self.read = read
    self.write = write
  }

  /// The form with another way to parse texts.
  ///
  /// - Parameter read: Receives the text and the form's own parser.
  func reading(
    expecting expectation: String, _ read: @escaping @Sendable (String, Reading) async throws -> (any Sendable)?
  ) -> _ValueForm {
    let plain = self.read
    var form = _ValueForm(name, expecting: expectation, read: { try await read($0, plain) }, write: write)
    (form.choices, form.isOptional, form.isArray) = (choices, isOptional, isArray)
    (form.collect, form.obstacle) = (collect, obstacle)
    return form
  }

  /// The form of a type whose values only a program can create.
  package static func unsupported(_ name: String, because obstacle: String) -> _ValueForm {
    var form = _ValueForm(name, expecting: "nothing", read: { _ in nil }, write: { _ in nil })
    form.obstacle = obstacle
    return form
  }

  /// The form of a type with symmetric parsing and writing.
  static func described<Value: Sendable>(
    _ name: String, expecting expectation: String, as write: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) -> _ValueForm {
    _ValueForm(name, expecting: expectation, read: { read($0) }, write: { ($0 as? Value).map(write) })
  }
}

/// The choices for a parameter.
package enum ParameterChoices: Sendable {
  case none
  /// Only these.
  case closed(@Sendable () async throws -> [ParameterChoice])
  /// Suggestions; other values are validated by a query.
  case suggested(@Sendable () async throws -> [ParameterChoice])
}

/// A choice for a parameter.
package struct ParameterChoice: Hashable, Sendable, Codable {
  /// The text after `--set name=`.
  package let value: String
  package var title: String?
  package var subtitle: String?
  /// The title of its section.
  package var section: String?

  package init(value: String, title: String? = nil, subtitle: String? = nil, section: String? = nil) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.section = section
  }
}
