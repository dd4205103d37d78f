import ArgumentParser

/// The interval between two passes: a number of minutes or hours that divides an hour or a day, or one day, so that
/// the times are the same every day.
package struct ScheduleInterval: Hashable, Sendable {
  /// The interval in minutes; 60 and more are whole hours.
  package let minutes: Int

  package static let standard = ScheduleInterval(minutes: 15)

  private init(minutes: Int) { self.minutes = minutes }

  /// Parses `15m`, `2h` or `1d`.
  ///
  /// - Throws: A validation error, with exit code 64, if the interval does not divide an hour or a day.
  package init(argument: String) throws {
    guard let match = argument.wholeMatch(of: /([0-9]{1,4})([mhd])/), let number = Int(match.1) else {
      throw ValidationError("invalid interval '\(argument)'. Use minutes, hours or a day, such as 15m, 2h or 1d.")
    }
    minutes = number * (match.2 == "m" ? 1 : match.2 == "h" ? 60 : 1440)
    guard Self.all.contains(minutes) else {
      let choices = Self.all.map(Self.text).joined(separator: ", ")
      throw ValidationError("interval '\(argument)' does not divide an hour or a day. Choose from: \(choices).")
    }
  }

  /// The five time fields of a crontab line.
  var cronFields: String {
    switch minutes {
    case 1: "* * * * *"
    case ..<60: "*/\(minutes) * * * *"
    case 60: "0 * * * *"
    case 1440: "0 0 * * *"
    default: "0 */\(minutes / 60) * * *"
    }
  }

  /// The value of systemd's `OnCalendar=`.
  package var calendar: String {
    switch minutes {
    case 1: "*:*:00"
    case ..<60: "*:0/\(minutes):00"
    case 60: "*:00:00"
    case 1440: "*-*-* 00:00:00"
    default: "0/\(minutes / 60):00:00"
    }
  }

  private static let all = [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30, 60, 120, 180, 240, 360, 480, 720, 1440]

  private static func text(_ minutes: Int) -> String {
    minutes < 60 ? "\(minutes)m" : minutes < 1440 ? "\(minutes / 60)h" : "1d"
  }
}
