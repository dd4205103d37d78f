public import Localization

/// An intent of AppIntents or of the older Intents framework.
///
/// The two frameworks are unrelated; a widget's settings are read from both in the same way.
public protocol _ConfiguringIntent {
  init()
}

/// An action of an app, or the settings of a widget. Apple's page: AppIntents/AppIntent.
///
/// The parameters of a widget's intent are read, and a button's intent is reported. Only `tap` and a preview perform it.
public protocol AppIntent: _ConfiguringIntent, PersistentlyIdentifiable, Sendable {
  associatedtype PerformResult: IntentResult
  associatedtype SummaryContent: ParameterSummary

  static var title: LocalizedStringResource { get }
  /// Whether the app comes to the foreground (default: false). `tap` says so; no app runs.
  static var openAppWhenRun: Bool { get }
  /// Where the intent may run (default: ``openAppWhenRun``). `tap` says that the app opens; no app runs. Apple's page:
  /// AppIntents/AppIntent/supportedModes.
  static var supportedModes: IntentModes { get }
  /// Whether the system offers the intent to the user (default: true). Has no effect.
  static var isDiscoverable: Bool { get }
  /// What a locked device allows (default: everything). Has no effect.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// The parameters that the user sees, depending on the values of others (default: all).
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  init()

  /// Performs the action. Only `tap` and a preview call it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var openAppWhenRun: Bool { false }
  public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
  public static var isDiscoverable: Bool { true }
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  public static var parameterSummary: _NoParameterSummary { _NoParameterSummary() }

  /// Performs the intent. Apple's page: AppIntents/AppIntent/callAsFunction(donate:).
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }

  /// Does nothing: donations are not used. Apple's page: AppIntents/AppIntent/donate().
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent {
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  public typealias Dependency<Value> = AppDependency<Value>
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition<Self>
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  public typealias Case<Value: Sendable> = ParameterSummaryCaseCondition<Self, Value>
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// What a locked device allows. Apple's page: AppIntents/IntentAuthenticationPolicy.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  case alwaysAllowed
  case requiresAuthentication
  /// Requires unlocking on the device itself.
  case requiresLocalDeviceAuthentication
}

/// The identifier of a donation. Apple's page: AppIntents/IntentDonationIdentifier.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// A type with a stable identifier. Apple's page: AppIntents/PersistentlyIdentifiable.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name.
  public static var persistentIdentifier: String { "\(Self.self)" }
}
