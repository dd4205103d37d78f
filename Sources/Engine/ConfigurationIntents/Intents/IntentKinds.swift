public import Foundation
public import Localization

/// The settings of a widget. Apple's page: AppIntents/WidgetConfigurationIntent.
public protocol WidgetConfigurationIntent: AppIntent {}

extension WidgetConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}

/// The settings of a control. Apple's page: AppIntents/ControlConfigurationIntent.
public protocol ControlConfigurationIntent: AppIntent {}

extension ControlConfigurationIntent {
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}

/// An intent that the system handles. Apple's page: AppIntents/SystemIntent.
public protocol SystemIntent: AppIntent {}

/// Opens an item of the app. Apple's page: AppIntents/OpenIntent.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: _IntentValue
  /// The item to open.
  var target: Value { get set }
}

/// Sets a value. Apple's page: AppIntents/SetValueIntent.
public protocol SetValueIntent<ValueType>: SystemIntent {
  associatedtype ValueType: _IntentValue
  var value: ValueType { get set }
}

/// Starts, changes or ends a Live Activity. Apple's page: AppIntents/LiveActivityIntent.
public protocol LiveActivityIntent: SystemIntent {}

/// The older name of ``LiveActivityIntent``. Apple's page: AppIntents/LiveActivityStartingIntent.
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Starts, pauses or changes audio playback. Apple's page: AppIntents/AudioPlaybackIntent.
public protocol AudioPlaybackIntent: SystemIntent {}

/// Starts audio playback. Apple's page: AppIntents/AudioStartingIntent.
public protocol AudioStartingIntent: AudioPlaybackIntent {}

/// Records audio. Apple's page: AppIntents/AudioRecordingIntent.
public protocol AudioRecordingIntent: SystemIntent {}

/// Opens the camera. Apple's page: AppIntents/CameraCaptureIntent.
public protocol CameraCaptureIntent: SystemIntent {
  /// What the app tells its camera extension.
  associatedtype AppContext: Codable & Sendable = Never
}

extension CameraCaptureIntent {
  /// Always nil: no app has set one.
  public static var appContext: AppContext? { get async throws { nil } }

  /// Does nothing.
  public static func updateAppContext(_ context: AppContext?) async throws {}
}

/// Talks to a group. Apple's page: AppIntents/PushToTalkTransmissionIntent.
public protocol PushToTalkTransmissionIntent: SystemIntent {}

/// Starts a workout. Apple's page: AppIntents/StartWorkoutIntent.
public protocol StartWorkoutIntent: SystemIntent {}

/// Pauses a workout. Apple's page: AppIntents/PauseWorkoutIntent.
public protocol PauseWorkoutIntent: SystemIntent {}

/// Continues a workout. Apple's page: AppIntents/ResumeWorkoutIntent.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Shows search results in the app. Apple's page: AppIntents/ShowInAppSearchResultsIntent.
public protocol ShowInAppSearchResultsIntent: SystemIntent {}

/// Deletes an item. Apple's page: AppIntents/DeleteIntent.
public protocol DeleteIntent: SystemIntent {}

/// Opens a URL. Apple's page: AppIntents/URLRepresentableIntent.
public protocol URLRepresentableIntent: AppIntent {}

/// Names the content that a scene shows for it. Apple's page: AppIntents/TargetContentProvidingIntent.
public protocol TargetContentProvidingIntent: AppIntent {
  var contentIdentifier: String { get }
}

extension TargetContentProvidingIntent {
  /// The type's name.
  public var contentIdentifier: String { Self.persistentIdentifier }
}

/// Settings of a Focus filter. Apple's page: AppIntents/SetFocusFilterIntent.
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {}

/// Can continue in the foreground. Apple's page: AppIntents/ForegroundContinuableIntent.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// The error with which ``AppIntent/perform()`` asks to continue in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, continuation: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Error {
    AppIntentError.needsToContinueInForeground
  }
}

/// Can be undone. Apple's page: AppIntents/UndoableIntent.
public protocol UndoableIntent: AppIntent {}

/// Reports progress. Apple's page: AppIntents/ProgressReportingIntent.
public protocol ProgressReportingIntent: AppIntent {}

/// Replaces a custom intent of the Intents framework. Apple's page: AppIntents/CustomIntentMigratedAppIntent.
public protocol CustomIntentMigratedAppIntent: AppIntent {
  /// The class of the replaced intent.
  static var intentClassName: String { get }
}

/// Can be predicted by the system. Apple's page: AppIntents/PredictableIntent.
public protocol PredictableIntent: AppIntent {}

/// Opens a URL. Apple's page: AppIntents/OpenURLIntent. Nothing is opened; `tap` prints
/// the URL.
public struct OpenURLIntent: SystemIntent {
  public static let title: LocalizedStringResource = "Open URL"

  public var url: URL?

  public init() {}

  public init(_ url: URL) { self.url = url }

  /// Does nothing.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> { IntentResultContainer() }
}
