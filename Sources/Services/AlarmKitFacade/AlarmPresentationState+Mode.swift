extension AlarmPresentationState {
  /// What an alarm does. Apple's page: AlarmKit/AlarmPresentationState/Mode-swift.enum.
  public enum Mode: Hashable, Sendable {
    case alert(Alert)
    case countdown(Countdown)
    case paused(Paused)

    public struct Alert: Codable, Hashable, Sendable {
      public var time: Alarm.Schedule.Relative.Time

      public init(time: Alarm.Schedule.Relative.Time) { self.time = time }
    }

    /// A timer that runs. Durations are in seconds; the elapsed one is of before ``startDate``.
    public struct Countdown: Codable, Hashable, Sendable {
      public var totalCountdownDuration, previouslyElapsedDuration: TimeInterval
      public var startDate, fireDate: Date

      public init(
        totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval, startDate: Date, fireDate: Date
      ) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (
          totalCountdownDuration, previouslyElapsedDuration
        )
        (self.startDate, self.fireDate) = (startDate, fireDate)
      }
    }

    /// A timer that waits. Durations are in seconds.
    public struct Paused: Codable, Hashable, Sendable {
      public var totalCountdownDuration, previouslyElapsedDuration: TimeInterval

      public init(totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval) {
        (self.totalCountdownDuration, self.previouslyElapsedDuration) = (
          totalCountdownDuration, previouslyElapsedDuration
        )
      }
    }
  }
}

extension AlarmPresentationState.Mode: Codable {
  private enum CodingKeys: CodingKey {
    case alert, countdown, paused
  }

  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    if let alert = try values.decodeIfPresent(Alert.self, forKey: .alert) {
      self = .alert(alert)
    } else if let countdown = try values.decodeIfPresent(Countdown.self, forKey: .countdown) {
      self = .countdown(countdown)
    } else {
      self = .paused(try values.decode(Paused.self, forKey: .paused))
    }
  }

  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .alert(let alert): try values.encode(alert, forKey: .alert)
    case .countdown(let countdown): try values.encode(countdown, forKey: .countdown)
    case .paused(let paused): try values.encode(paused, forKey: .paused)
    }
  }
}
