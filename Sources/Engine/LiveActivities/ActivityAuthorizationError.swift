public import Foundation

/// Why a live activity does not start. Apple's page: ActivityKit/ActivityAuthorizationError.
///
/// Here it is always ``unsupported``.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The attributes are larger than 4 KB.
  case attributesTooLarge
  /// The device has no live activities.
  case unsupported
  /// The person does not want them.
  case denied
  /// The device shows as many as it can.
  case globalMaximumExceeded
  /// The app shows as many as it may.
  case targetMaximumExceeded
  /// The app is not in front.
  case visibility
  /// The activity cannot be stored.
  case persistenceFailure
  /// The app cannot have live activities.
  case unsupportedTarget
  /// The app lacks an entitlement.
  case unentitled
  /// Nobody may take the activity up again.
  case reconnectNotPermitted
  /// The process is unknown.
  case missingProcessIdentifier
  /// The identifier is none.
  case malformedActivityIdentifier
}

extension ActivityAuthorizationError: LocalizedError {
  /// What went wrong, in one sentence.
  public var errorDescription: String? { "The live activity does not start: \(self)." }
}
