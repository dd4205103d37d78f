/// What a parameter can hold. Apple's page: AppIntents/_IntentValue.
public protocol _IntentValue: Sendable {
  /// The type without its optionality.
  associatedtype UnwrappedType: _IntentValue = Self

  /// How values are read from a command line, written, and listed.
  static var _form: _ValueForm { get }
  /// What a parameter without a value holds: nothing, zero, the first case; nil if values cannot be made up.
  static var _blank: Self? { get }
}

extension _IntentValue {
  /// Values cannot be made up.
  public static var _blank: Self? { nil }
}

/// How values of a type are read from a command line, written, and listed.
public struct _ValueForm: Sendable {
  /// Reads a value; nil if the text is none of the type.
  package typealias Reading = @Sendable (String) async throws -> (any Sendable)?

  /// The type's name for people: `Int`, `enum Theme`.
  package let name: String
  /// What is expected, for messages: `a whole number`.
  package let expectation: String
  package let read: Reading
  /// Writes a value so that it can be read again.
  package let write: @Sendable (any Sendable) -> String?
  package var choices: ParameterChoices = .none
  package var isOptional = false
  /// Several values; `read` and `write` are those of one.
  package var isArray = false
  /// Makes the array of values that `read` gave.
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

  /// The same form, of which fewer texts are values, or some mean something else.
  ///
  /// - Parameter read: Is given the text and the form's own reading.
  func reading(
    expecting expectation: String, _ read: @escaping @Sendable (String, Reading) async throws -> (any Sendable)?
  ) -> _ValueForm {
    let plain = self.read
    var form = _ValueForm(name, expecting: expectation, read: { try await read($0, plain) }, write: write)
    (form.choices, form.isOptional, form.isArray) = (choices, isOptional, isArray)
    (form.collect, form.obstacle) = (collect, obstacle)
    return form
  }

  /// The form of a type whose values only a program can make.
  package static func unsupported(_ name: String, because obstacle: String) -> _ValueForm {
    var form = _ValueForm(name, expecting: "nothing", read: { _ in nil }, write: { _ in nil })
    form.obstacle = obstacle
    return form
  }

  /// The form of a type that is written as it is read.
  static func described<Value: Sendable>(
    _ name: String, expecting expectation: String, as write: @escaping @Sendable (Value) -> String,
    read: @escaping @Sendable (String) -> Value?
  ) -> _ValueForm {
    _ValueForm(name, expecting: expectation, read: { read($0) }, write: { ($0 as? Value).map(write) })
  }
}

/// What a parameter may be set to.
package enum ParameterChoices: Sendable {
  /// Anything of its type.
  case none
  /// Nothing but these.
  case closed(@Sendable () async throws -> [ParameterChoice])
  /// These are suggested; whether others exist is found out by asking for them.
  case suggested(@Sendable () async throws -> [ParameterChoice])
}

/// One of the values that a parameter may be set to.
package struct ParameterChoice: Hashable, Sendable, Codable {
  /// As it is written after `--set name=`.
  package let value: String
  package var title: String?
  package var subtitle: String?
  /// The title of the group it is in.
  package var section: String?

  package init(value: String, title: String? = nil, subtitle: String? = nil, section: String? = nil) {
    self.value = value
    self.title = title
    self.subtitle = subtitle
    self.section = section
  }
}
