public import Foundation
import Localization

extension Text {
  /// The format of a date. Apple's page: SwiftUI/Text/DateStyle.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The date: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time from or to now, without its direction: `11 min, 14 sec`.
    public static let relative = DateStyle(kind: .relative)
    /// The time since the date, negative before it: `+2 hours`, `-3 months`.
    public static let offset = DateStyle(kind: .offset)
    /// A timer that counts down to the date, and up from it: `2:32`, `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date, or of the time from or to it. Apple's page: SwiftUI/Text/init(_:style:).
  ///
  /// A text that counts shows its value at the picture's date.
  public init(_ date: Date, style: DateStyle) { self.init(DateText(date: date, style: style)) }
}

private struct DateText: TextSource {
  let date: Date
  let style: Text.DateStyle

  func segments(in surroundings: TextContext) -> [TextSegment] {
    var segment = TextSegment(string(in: surroundings))
    segment.isTimer = style.kind == .timer
    return [segment]
  }

  private func string(in surroundings: TextContext) -> String {
    let localization = surroundings.localization
    switch style.kind {
    // Apple's pages show “11:23PM”; iOS follows CLDR, with a narrow space, and so does Foundation.
    case .time:
      return localization.output(of: date.clampedToCalendars, Date.FormatStyle(date: .omitted, time: .shortened))
    case .date: return localization.output(of: date.clampedToCalendars, Date.FormatStyle(date: .long, time: .omitted))
    case .relative:
      // Apple documents two formats; this is the widget article's, “11 min, 14 sec”, which iOS shows.
      let distance = distance(count: 2, in: surroundings)
      return distance.formatted(width: .abbreviated, in: localization.locale)
    case .offset:
      // A future date is negative, as in the widget article: the offset is now relative to the date.
      let distance = distance(count: 1, in: surroundings)
      return distance.formatted(width: .wide, sign: .always, isNegative: distance.isFuture, in: localization.locale)
    case .timer:
      let distance = date.clampedToCalendars.timeIntervalSince(surroundings.now.clampedToCalendars)
      let isDown = date > surroundings.now
      // A view that computes dates from `Date()` runs slightly after the picture's date: its minute must not be 1:01.
      let isHardlyMore = isDown && distance.truncatingRemainder(dividingBy: 1) < 0.25
      let clock = Clock(seconds: isHardlyMore ? distance.rounded(.down) : abs(distance))
      surroundings.recordChange(at: clock.nextChange(after: surroundings.now, countsDown: isDown))
      return clock.string(countsDown: isDown, showsHours: true, in: localization.locale)
    }
  }

  private func distance(count: Int, in surroundings: TextContext) -> DateDistance {
    let distance = DateDistance(
      from: surroundings.now, to: date, units: DateUnit.allCases, count: count,
      calendar: surroundings.localization.calendar)
    surroundings.recordChange(at: distance.nextChange(after: surroundings.now, to: date))
    return distance
  }
}
