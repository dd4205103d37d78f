package import Ambient
import Foundation
import Localization
import Synchronization

/// A parameter of an intent. Apple's page: AppIntents/IntentParameter.
///
/// As with Apple's, copies of an intent share their parameters: that is why a constant intent can be changed.
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: Sendable {
  private let stored: Mutex<Value?>
  /// The parameter's properties besides its value.
  public let _details: _ParameterDetails

  package init(_ details: _ParameterDetails, default value: Value.UnwrappedType?) {
    _details = details
    // The types are equal, or one is the other's optional; `as?` supports both.
    stored = Mutex(value.flatMap { $0 as? Value } ?? AmbientValues.current.intentDefaults.value())
  }

  /// Creates a parameter with neither title nor default, as in `@Parameter var id: String`. Swift looks for the
  /// initializer of such a property only in the class itself, not in extensions.
  public convenience init() { self.init(_ParameterDetails("", nil), default: nil) }

  /// The value; if none was set, the type's blank value (zero, an empty string, the first case).
  ///
  /// Entities have no blank value: reading one that is missing ends the program with exit code 65 and a message. The
  /// tool sets values for all parameters of the intents that it creates.
  public var wrappedValue: Value {
    get {
      guard let value = stored.withLock({ $0 }) ?? Value._blank else {
        MissingValue.stop("the parameter '\(String(localized: _details.title))'", "\(Value.self)")
      }
      return value
    }
    set { stored.withLock { $0 = newValue } }
  }

  public var projectedValue: IntentParameter<Value> { self }

  /// The value that was set, or the default; nil for neither.
  package var presentValue: Value? { stored.withLock { $0 } }
}

extension IntentParameter {
  /// The error that asks for a value. Apple's page: AppIntents/IntentParameter/needsValueError(_:).
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error {
    AppIntentError.needsValue(parameter: String(localized: _details.title))
  }

  /// - Throws: ``AppIntentError/needsAnswer``, always: nobody can answer.
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value.UnwrappedType {
    throw AppIntentError.needsAnswer
  }

  /// - Throws: ``AppIntentError/needsAnswer``, always.
  public func requestConfirmation(for value: Value.UnwrappedType, dialog: IntentDialog? = nil) async throws -> Bool {
    throw AppIntentError.needsAnswer
  }

  /// - Throws: ``AppIntentError/needsAnswer``, always.
  public func requestDisambiguation(
    among values: [Value.UnwrappedType], dialog: IntentDialog? = nil
  ) async throws -> Value.UnwrappedType {
    throw AppIntentError.needsAnswer
  }
}

/// Values by type for parameters without one, from the queries that ran while a widget was configured.
public struct _IntentDefaults: Sendable {
  private var values: [ObjectIdentifier: any Sendable] = [:]

  package init() {}

  /// Adds a value for parameters of a type, unless there is one.
  package mutating func add<Value: _IntentValue>(_ value: Value) {
    if values[ObjectIdentifier(Value.self)] == nil { values[ObjectIdentifier(Value.self)] = value }
  }

  /// Only for types without a blank value.
  func value<Value: _IntentValue>() -> Value? {
    Value._blank == nil ? values[ObjectIdentifier(Value.self)] as? Value : nil
  }
}

extension AmbientValues {
  /// The default values of new intents.
  package var intentDefaults: _IntentDefaults {
    get { self[IntentDefaultsKey.self] }
    set { self[IntentDefaultsKey.self] = newValue }
  }
}

private enum IntentDefaultsKey: AmbientKey {
  static let defaultValue = _IntentDefaults()
}
