extension Alarm {
  /// When an alarm alerts. Apple's page: AlarmKit/Alarm/Schedule-swift.enum.
  public enum Schedule: Hashable, Codable, Sendable {
    case fixed(Date)
    case relative(Relative)

    /// A time of the day, wherever the device is.
    public struct Relative: Hashable, Codable, Sendable {
      public struct Time: Hashable, Codable, Sendable {
        public var hour, minute: Int

        public init(hour: Int, minute: Int) { (self.hour, self.minute) = (hour, minute) }
      }

      public enum Recurrence: Hashable, Codable, Sendable {
        case never
        case weekly([Locale.Weekday])
      }

      public var time: Time
      public var repeats: Recurrence

      public init(time: Time, repeats: Recurrence = .never) { (self.time, self.repeats) = (time, repeats) }
    }
  }
}
