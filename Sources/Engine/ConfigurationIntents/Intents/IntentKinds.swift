/// The settings of a widget. Apple's page: AppIntents/WidgetConfigurationIntent.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  /// Settings are not performed.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}

/// The settings of a control. Apple's page: AppIntents/ControlConfigurationIntent. Controls are not drawn.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  /// Settings are not performed.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}

/// What the system itself does. Apple's page: AppIntents/SystemIntent.
public protocol SystemIntent: AppIntent {}

/// Opens something of the app. Apple's page: AppIntents/OpenIntent.
public protocol OpenIntent: SystemIntent {
  /// The type of ``target``.
  associatedtype Value: _IntentValue
  /// What is opened.
  var target: Value { get set }
}

/// Gives something a value. Apple's page: AppIntents/SetValueIntent.
public protocol SetValueIntent<ValueType>: SystemIntent {
  /// The type of ``value``.
  associatedtype ValueType: _IntentValue
  /// The new value.
  var value: ValueType { get set }
}

/// Starts, changes or ends a Live Activity. Apple's page: AppIntents/LiveActivityIntent.
public protocol LiveActivityIntent: SystemIntent {}

/// Starts, pauses or changes sound. Apple's page: AppIntents/AudioPlaybackIntent.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Starts sound. Apple's page: AppIntents/AudioStartingIntent.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// Records sound. Apple's page: AppIntents/AudioRecordingIntent.
public protocol AudioRecordingIntent: SystemIntent {}

/// Starts a workout. Apple's page: AppIntents/StartWorkoutIntent.
public protocol StartWorkoutIntent: SystemIntent {}

/// Shows what was searched for. Apple's page: AppIntents/ShowInAppSearchResultsIntent.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}

/// Deletes something. Apple's page: AppIntents/DeleteIntent.
public protocol DeleteIntent: SystemIntent {}

/// Opens an address. Apple's page: AppIntents/URLRepresentableIntent.
public protocol URLRepresentableIntent: AppIntent {}

/// Set by a Focus. Apple's page: AppIntents/SetFocusFilterIntent.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {}

/// May stop and come to the front. Apple's page: AppIntents/ForegroundContinuableIntent.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// The error with which ``AppIntent/perform()`` asks to be continued in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Error {
    AppIntentError.needsToContinueInForeground
  }
}

/// Can be taken back. Apple's page: AppIntents/UndoableIntent.
public protocol UndoableIntent: AppIntent {}

/// Tells of its progress. Apple's page: AppIntents/ProgressReportingIntent.
public protocol ProgressReportingIntent: AppIntent {}

/// Answers for itself in an older framework. Apple's page: AppIntents/CustomIntentMigratedAppIntent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The older intent's class.
  static var intentClassName: String { get }
}

/// Expected to return a picture of a schema. Apple's page: AppIntents/PredictableIntent.
public protocol PredictableIntent: AppIntent {}

/// Why an intent cannot go on. Apple's page: AppIntents/AppIntentError.
public enum AppIntentError: Error, Hashable, Sendable {
  /// A parameter has no value yet.
  case needsValue(parameter: String)
  /// Something must be asked, and there is nobody to answer.
  case needsAnswer
  /// The app must come to the front.
  case needsToContinueInForeground
}
