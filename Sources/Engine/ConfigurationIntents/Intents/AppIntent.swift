public import Localization

/// What has parameters and can be made without any: intents of either kind.
///
/// AppIntents and the older Intents framework know nothing of each other; a widget's settings are read from both alike.
public protocol _ConfiguringIntent {
  /// Makes the intent with the default of every parameter.
  init()
}

/// Something that an app does for its user, or the settings of a widget. Apple's page: AppIntents/AppIntent.
///
/// A picture performs nothing: the parameters of a widget's intent are read, and a button's intent is named.
public protocol AppIntent: _ConfiguringIntent, PersistentlyIdentifiable, Sendable {
  /// What ``perform()`` gives back.
  associatedtype PerformResult: IntentResult
  /// The type of ``parameterSummary``.
  associatedtype SummaryContent: ParameterSummary

  /// The intent's name for people.
  static var title: LocalizedStringResource { get }
  /// Whether the app comes to the front. Changes no picture.
  static var openAppWhenRun: Bool { get }
  /// Whether the system offers the intent to people. Changes no picture.
  static var isDiscoverable: Bool { get }
  /// What a locked device allows. Changes no picture.
  static var authenticationPolicy: IntentAuthenticationPolicy { get }
  /// Which parameters are shown to people, depending on the values of others.
  @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }

  /// Makes the intent with the default of every parameter.
  init()

  /// Does what the intent is for. Never called by Almanac.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  /// False unless the intent says otherwise.
  public static var openAppWhenRun: Bool { false }
  /// True unless the intent says otherwise.
  public static var isDiscoverable: Bool { true }
  /// Allowed on a locked device unless the intent says otherwise.
  public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
  /// No summary: every parameter is shown.
  public static var parameterSummary: _NoParameterSummary { _NoParameterSummary() }

  /// Performs the intent. Apple's page: AppIntents/AppIntent/callAsFunction(donate:).
  @discardableResult
  public func callAsFunction(donate: Bool = true) async throws -> PerformResult { try await perform() }

  /// Does nothing: there is no system to learn from what people do. Apple's page: AppIntents/AppIntent/donate().
  @discardableResult
  public func donate() async throws -> IntentDonationIdentifier { IntentDonationIdentifier() }
}

extension AppIntent {
  /// ``IntentParameter`` by the name that intents use: `@Parameter`.
  public typealias Parameter<Value: _IntentValue> = IntentParameter<Value>
  /// ``AppDependency`` by the name that intents use: `@Dependency`.
  public typealias Dependency<Value> = AppDependency<Value>
  /// The leaf of a parameter summary.
  public typealias Summary = IntentParameterSummary<Self>
  /// A condition in a parameter summary.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A choice among several summaries.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// One of the summaries of a ``Switch``.
  public typealias Case<Value: Sendable> = ParameterSummaryCaseCondition<Self, Value>
  /// The summary of a ``Switch`` for all other values.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}

/// What a locked device allows. Apple's page: AppIntents/IntentAuthenticationPolicy.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Anything.
  case alwaysAllowed
  /// Only what a person unlocked.
  case requiresAuthentication
  /// Only what a person unlocked on the device itself.
  case requiresLocalDeviceAuthentication
}

/// Names a donation. Apple's page: AppIntents/IntentDonationIdentifier.
public struct IntentDonationIdentifier: Hashable, Sendable {}

/// Something with a name that stays. Apple's page: AppIntents/PersistentlyIdentifiable.
public protocol PersistentlyIdentifiable {
  /// The name.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The type's name.
  public static var persistentIdentifier: String { "\(Self.self)" }
}
