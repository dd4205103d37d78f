public import Foundation
import Localization

extension Text {
  /// How a date is shown. Apple's page: SwiftUI/Text/DateStyle.
  public struct DateStyle: Hashable, Sendable, Codable {
    enum Kind: String, Hashable, Codable {
      case time, date, relative, offset, timer
    }

    let kind: Kind

    /// The time of day: `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The date: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time from now or to now, without saying which: `11 min, 14 sec`.
    public static let relative = DateStyle(kind: .relative)
    /// The time that has passed since the date, negative before it: `+2 hours`, `-3 months`.
    public static let offset = DateStyle(kind: .offset)
    /// A clock that counts down to the date, and up from it: `2:32`, `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text of a date, or of the time from or to it. Apple's page: SwiftUI/Text/init(_:style:).
  ///
  /// The picture stands still, so a text that counts shows what it is at the picture's now.
  public init(_ date: Date, style: DateStyle) { self.init(DateText(date: date, style: style)) }
}

/// A date in one of the five styles.
private struct DateText: TextSource {
  let date: Date
  let style: Text.DateStyle

  func segments(in surroundings: TextSurroundings) -> [TextSegment] {
    var segment = TextSegment(string(in: surroundings))
    segment.isTimer = style.kind == .timer
    return [segment]
  }

  private func string(in surroundings: TextSurroundings) -> String {
    let localization = surroundings.localization
    switch style.kind {
    // Apple's pages print “11:23PM”; a phone follows CLDR, with a narrow space, and so does Foundation.
    case .time: return localization.output(of: date.withinReach, Date.FormatStyle(date: .omitted, time: .shortened))
    case .date: return localization.output(of: date.withinReach, Date.FormatStyle(date: .long, time: .omitted))
    case .relative:
      // Of Apple's two wordings the widget article's, “11 min, 14 sec”: widgets have little room, and phones show it.
      let distance = distance(count: 2, in: surroundings)
      return distance.words(width: .abbreviated, in: localization.locale)
    case .offset:
      // A date ahead is negative, as the widget article says: the offset is now's from the date.
      let distance = distance(count: 1, in: surroundings)
      return distance.words(width: .wide, sign: .always, isNegative: distance.isFuture, in: localization.locale)
    case .timer:
      let distance = date.withinReach.timeIntervalSince(surroundings.now.withinReach)
      let isDown = date > surroundings.now
      // A view that counts from `Date()` asks a little after the picture's now: a minute of it is not 1:01.
      let isHardlyMore = isDown && distance.truncatingRemainder(dividingBy: 1) < 0.25
      let clock = Clock(seconds: isHardlyMore ? distance.rounded(.down) : abs(distance))
      surroundings.notesChange(at: clock.nextChange(after: surroundings.now, countsDown: isDown))
      return clock.string(countsDown: isDown, showsHours: true, in: localization.locale)
    }
  }

  private func distance(count: Int, in surroundings: TextSurroundings) -> DateDistance {
    let distance = DateDistance(
      from: surroundings.now, to: date, units: DateUnit.allCases, count: count,
      calendar: surroundings.localization.calendar)
    surroundings.notesChange(at: distance.nextChange(after: surroundings.now, to: date))
    return distance
  }
}
