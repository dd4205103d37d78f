public import Foundation

/// Why a Live Activity cannot be started. Apple's page: ActivityKit/ActivityAuthorizationError.
///
/// Here it is always ``unsupported``.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The attributes are larger than 4 KB.
  case attributesTooLarge
  case unsupported
  case denied
  /// The device has reached its limit of Live Activities.
  case globalMaximumExceeded
  /// The app has reached its limit of Live Activities.
  case targetMaximumExceeded
  /// The app is not in the foreground.
  case visibility
  case persistenceFailure
  case unsupportedTarget
  case unentitled
  case reconnectNotPermitted
  case missingProcessIdentifier
  case malformedActivityIdentifier
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? { "The Live Activity could not be started: \(self)." }
}
