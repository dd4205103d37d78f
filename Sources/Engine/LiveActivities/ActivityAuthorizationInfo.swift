import Ambient
public import Foundation

/// Whether Live Activities are allowed: while an intent is performed. Apple's page: ActivityKit/ActivityAuthorizationInfo.
public final class ActivityAuthorizationInfo: Sendable {
  public typealias ActivityEnablementUpdates = ActivitySequence<Bool>
  public typealias FrequentPushEnablementUpdates = ActivitySequence<Bool>

  public init() {}

  public var areActivitiesEnabled: Bool { AmbientValues.current.runningActivities != nil }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivitySequence() }
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { ActivitySequence() }
}

/// Why a Live Activity cannot be started. Apple's page: ActivityKit/ActivityAuthorizationError.
///
/// Outside of an intent it is always ``unsupported``.
public enum ActivityAuthorizationError: Error, Hashable, Sendable {
  /// The attributes are larger than 4 KB.
  case attributesTooLarge
  case unsupported, denied
  /// The device has reached its limit of Live Activities.
  case globalMaximumExceeded
  /// The app has reached its limit of Live Activities.
  case targetMaximumExceeded
  /// The app is not in the foreground.
  case visibility
  case persistenceFailure, unsupportedTarget, unentitled, reconnectNotPermitted, missingProcessIdentifier
  case malformedActivityIdentifier
}

extension ActivityAuthorizationError: LocalizedError {
  public var errorDescription: String? { "The Live Activity could not be started: \(self)." }
}
