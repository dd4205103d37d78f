// Importing AlarmKit includes Foundation.
@_exported public import FoundationAdditions

/// An alarm or a timer. None exists here. Apple's page: AlarmKit/Alarm.
public struct Alarm: Identifiable, Codable, Sendable {
  public typealias ID = UUID

  /// How long a timer counts before its alert, and after it if it is repeated, in seconds.
  public struct CountdownDuration: Hashable, Codable, Sendable {
    public var preAlert, postAlert: TimeInterval?

    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      (self.preAlert, self.postAlert) = (preAlert, postAlert)
    }
  }

  public enum State: String, Codable, Hashable, Sendable {
    case scheduled, countdown, paused, alerting
  }

  public var id: UUID
  public var schedule: Schedule?
  public var countdownDuration: CountdownDuration?
  public var state: State
}
