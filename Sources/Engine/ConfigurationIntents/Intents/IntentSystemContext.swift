public import Foundation
import Localization

/// Where and when an intent runs. Apple's page: AppIntents/IntentSystemContext.
public struct IntentSystemContext: Sendable {
  /// Always the background: no app runs.
  public var currentMode: IntentModes.Current { .background }
  /// The locale of the command or of the picture.
  public var locale: Locale { LocalizationContext.current.locale }
  /// Always nil.
  public var preciseTimestamp: Date? { nil }
}

extension AppIntent {
  /// Apple's page: AppIntents/AppIntent/systemContext.
  public var systemContext: IntentSystemContext { IntentSystemContext() }

  /// - Throws: ``AppIntentError/needsToContinueInForeground``, always. Apple's page:
  ///   AppIntents/AppIntent/continueInForeground(_:alwaysConfirm:).
  public func continueInForeground(_ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true) async throws {
    throw AppIntentError.needsToContinueInForeground
  }

  /// The error with which ``perform()`` asks to continue in the app. Apple's page:
  /// AppIntents/AppIntent/needsToContinueInForegroundError(_:alwaysConfirm:).
  @_disfavoredOverload
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    .needsToContinueInForeground
  }
}
