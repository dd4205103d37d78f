/// Whether Live Activities are allowed: never here. Apple's page: ActivityKit/ActivityAuthorizationInfo.
public final class ActivityAuthorizationInfo: Sendable {
  public typealias ActivityEnablementUpdates = ActivitySequence<Bool>
  public typealias FrequentPushEnablementUpdates = ActivitySequence<Bool>

  public init() {}

  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: ActivityEnablementUpdates { ActivitySequence() }
  public var frequentPushEnablementUpdates: FrequentPushEnablementUpdates { ActivitySequence() }
}
