package import Ambient
import Foundation
import Localization
import Synchronization

/// A setting of an intent. Apple's page: AppIntents/IntentParameter.
///
/// Copies of an intent share their parameters, as Apple's do: that is why a constant intent can be changed.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  private let stored: Mutex<Value?>
  /// What is known of the parameter besides its value.
  public let _details: _ParameterDetails

  package init(_ details: _ParameterDetails, default value: Value.UnwrappedType?) {
    _details = details
    // Equal types, or one is the other's optional: `as?` knows both.
    stored = Mutex(value.flatMap { $0 as? Value } ?? AmbientValues.current.intentDefaults.value())
  }

  /// The value; what the type has for nothing (zero, no text, the first case) where none was set.
  ///
  /// An entity cannot be made up: reading one that is not there ends the program with exit code 65 and a message. The
  /// tool sees to it beforehand that the parameters of the intent it makes have values.
  public var wrappedValue: Value {
    get {
      guard let value = stored.withLock({ $0 }) ?? Value._blank else {
        MissingValue.stop("the parameter '\(String(localized: _details.title))'", "\(Value.self)")
      }
      return value
    }
    set { stored.withLock { $0 = newValue } }
  }

  /// The parameter itself.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value that was set or is the default; nil where there is none.
  package var presentValue: Value? { stored.withLock { $0 } }
}

extension IntentParameter {
  /// The error that asks for a value. Apple's page: AppIntents/IntentParameter/needsValueError(_:).
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.needsValue(parameter: String(localized: _details.title))
  }

  /// Asks for a value. - Throws: ``AppIntentError/needsAnswer`` always, since nobody can answer a picture.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    throw AppIntentError.needsAnswer
  }

  /// Asks whether a value is meant. - Throws: ``AppIntentError/needsAnswer`` always.
  public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError.needsAnswer
  }

  /// Asks which of several values is meant. - Throws: ``AppIntentError/needsAnswer`` always.
  public func requestDisambiguation(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType {
    throw AppIntentError.needsAnswer
  }
}

/// The way out of a getter that has nothing to return.
enum MissingValue {
  static func stop(_ what: String, _ type: String) -> Never {
    let message = "error: \(what) has no value, and a value of the type \(type) cannot be made up. Give it a default.\n"
    try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
    exit(65)
  }
}

/// Values for parameters that have none, by type: what their queries gave while a widget was configured.
public struct _IntentDefaults: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  package init() {}

  /// Takes a value for parameters of a type; the first one stays.
  package mutating func add<Value: _IntentValue>(_ value: Value) {
    if values[ObjectIdentifier(Value.self)] == nil { values[ObjectIdentifier(Value.self)] = value }
  }

  /// Only for types whose values cannot be made up.
  func value<Value: _IntentValue>() -> Value? {
    Value._blank == nil ? values[ObjectIdentifier(Value.self)] as? Value : nil
  }
}

extension AmbientValues {
  /// The values that new intents take.
  package var intentDefaults: _IntentDefaults {
    get { self[IntentDefaultsKey.self] }
    set { self[IntentDefaultsKey.self] = newValue }
  }
}

private enum IntentDefaultsKey: AmbientKey {
  static let defaultValue = _IntentDefaults()
}
