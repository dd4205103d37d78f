/// Whether live activities may start: never here. Apple's page: ActivityKit/ActivityAuthorizationInfo.
public final class ActivityAuthorizationInfo: Sendable {
  /// What is told when the person changes the setting.
  public typealias ActivityEnablementUpdates = ActivitySequence<Bool>
  /// What is told when the person changes the setting for frequent updates.
  public typealias FrequentPushEnablementUpdates = ActivitySequence<Bool>

  /// Creates the answer.
  public init() {}

  /// False: there are no live activities here.
  public var areActivitiesEnabled: Bool { false }
  /// False.
  public var frequentPushesEnabled: Bool { false }
  /// Ends at once: the answer does not change.
  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivitySequence() }
  /// Ends at once.
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { ActivitySequence() }
}
