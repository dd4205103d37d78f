package import Foundation
package import Refreshing

/// Which screen a device shows at a date.
package struct DeviceSchedule: Sendable {
  package struct Moment: Hashable, Sendable {
    package let screen: String
    /// When another screen may follow; nil for never.
    package var end: Date?
    /// The end of the time in which devices sleep, if it is that time.
    package var sleepsUntil: Date?
  }

  private let settings: DeviceSettings
  private let calendar: Calendar

  package init(_ settings: DeviceSettings) {
    self.settings = settings
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: settings.timeZone) ?? .gmt
    self.calendar = calendar
  }

  /// The names that a device can be told to show.
  package var names: [String] { settings.screens + settings.playlists.map(\.name) }

  /// - Parameter name: The screen or playlist; nil for the first playlist, or else the first screen.
  /// - Returns: Nil if there are no screens.
  package func moment(showing name: String?, at now: Date) -> Moment? {
    let playlists = settings.playlists
    let playlist = name.map { name in playlists.first { $0.name == name } } ?? playlists.first
    var moment: Moment
    if let name, settings.screens.contains(name) {
      moment = Moment(screen: name)
    } else if let playlist {
      moment = self.moment(of: playlist, at: now)
    } else if let screen = settings.screens.first {
      moment = Moment(screen: screen)
    } else {
      return nil
    }
    if let sleep = settings.sleep { moment.sleepsUntil = range(of: sleep, around: now)?.upperBound }
    return moment
  }

  private func moment(of playlist: DeviceSettings.Playlist, at now: Date) -> Moment {
    let shown = playlist.items.filter { item in item.span.map { range(of: $0, around: now) != nil } ?? true }
    var dates = playlist.items.compactMap(\.span).flatMap { edges(of: $0, after: now) }
    // Where no screen has its time, the first is shown.
    guard let first = shown.first ?? playlist.items.first else { return Moment(screen: "") }
    guard shown.count > 1 else { return Moment(screen: first.screen, end: dates.min()) }
    let turns = (now.timeIntervalSince1970 / playlist.turn).rounded(.down)
    dates.append(Date(timeIntervalSince1970: (turns + 1) * playlist.turn))
    let index = Int(turns.truncatingRemainder(dividingBy: Double(shown.count)))
    return Moment(screen: shown[index].screen, end: dates.min())
  }

  /// The time of a span that contains `now`; nil if none does.
  private func range(of span: DeviceSettings.Span, around now: Date) -> Range<Date>? {
    (-1...0).lazy.compactMap { self.range(of: span, on: $0, from: now) }.first { $0.contains(now) }
  }

  /// The starts and ends of a span in the coming week.
  private func edges(of span: DeviceSettings.Span, after now: Date) -> [Date] {
    (-1...8).compactMap { range(of: span, on: $0, from: now) }.flatMap { [$0.lowerBound, $0.upperBound] }
      .filter { $0 > now }
  }

  /// The time of a span that starts so many days after `now`; nil if it does not start on that day.
  private func range(of span: DeviceSettings.Span, on day: Int, from now: Date) -> Range<Date>? {
    let today = calendar.startOfDay(for: now)
    guard let start = calendar.date(byAdding: .day, value: day, to: today),
      let next = calendar.date(byAdding: .day, value: day + 1, to: today),
      span.days.isEmpty || span.days.contains(calendar.component(.weekday, from: start)),
      let from = date(span.start, on: start), let to = date(span.end, on: span.end > span.start ? start : next),
      from < to
    else { return nil }
    return from..<to
  }

  /// A time of a day; where clocks skip it, the time after.
  private func date(_ minute: Int, on day: Date) -> Date? {
    guard minute < 1440 else { return calendar.date(byAdding: .day, value: 1, to: day) }
    return calendar.date(bySettingHour: minute / 60, minute: minute % 60, second: 0, of: day)
  }

  /// How many seconds after `now` a device asks again.
  ///
  /// - Parameter change: When its picture changes.
  package func interval(of moment: Moment, change: Date?, at now: Date) -> Int {
    // A second later, because clocks of devices are not exact.
    func seconds(until date: Date) -> Int { Int(date.timeIntervalSince(now).rounded(.up)) + 1 }
    if let end = moment.sleepsUntil { return seconds(until: end) }
    guard let next = [moment.end, change].compactMap(\.self).min() else { return Int(settings.interval) }
    // A change that is overdue, because its widget cannot be drawn, must not keep devices awake.
    return next > now ? min(seconds(until: next), Int(settings.interval)) : Self.overdue
  }

  private static let overdue = 60
}
