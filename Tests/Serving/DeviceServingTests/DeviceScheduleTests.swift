import Foundation
import Refreshing
import Testing

@testable import DeviceServing

@Suite struct DeviceScheduleTests {
  /// A date in 2026 in Berlin.
  private func date(_ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Date {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "Europe/Berlin"))
    return try #require(
      calendar.date(from: DateComponents(year: 2026, month: month, day: day, hour: hour, minute: minute)))
  }

  private func schedule(_ change: (inout DeviceSettings) -> Void) -> DeviceSchedule {
    var settings = DeviceSettings()
    (settings.screens, settings.timeZone) = (["home", "news"], "Europe/Berlin")
    change(&settings)
    return DeviceSchedule(settings)
  }

  private func playlist(_ items: [DeviceSettings.Item], turn: Double = 900) -> (inout DeviceSettings) -> Void {
    { $0.playlists = [DeviceSettings.Playlist(name: "day", items: items, turn: turn)] }
  }

  @Test func `without a playlist, the first screen is shown, or the named one`() throws {
    let schedule = schedule { _ in }
    let now = try date(11, 26, 12)
    #expect(schedule.moment(showing: nil, at: now) == .init(screen: "home"))
    #expect(schedule.moment(showing: "news", at: now) == .init(screen: "news"))
    #expect(schedule.moment(showing: "gone", at: now) == .init(screen: "home"))
    #expect(DeviceSchedule(DeviceSettings()).moment(showing: nil, at: now) == nil)
  }

  @Test func `screens change at their times, also beyond midnight`() throws {
    let schedule = schedule(
      playlist([
        .init(screen: "news", span: .init(start: 6 * 60, end: 9 * 60)),
        .init(screen: "home", span: .init(start: 22 * 60, end: 2 * 60)),
      ]))
    #expect(schedule.moment(showing: nil, at: try date(11, 26, 7)) == .init(screen: "news", end: try date(11, 26, 9)))
    #expect(schedule.moment(showing: nil, at: try date(11, 26, 23)) == .init(screen: "home", end: try date(11, 27, 2)))
    #expect(schedule.moment(showing: nil, at: try date(11, 27, 1)) == .init(screen: "home", end: try date(11, 27, 2)))
    // No screen has its time: the first.
    #expect(schedule.moment(showing: nil, at: try date(11, 26, 12)) == .init(screen: "news", end: try date(11, 26, 22)))
  }

  @Test func `days are those on which a time starts`() throws {
    // Thursday is 5.
    let schedule = schedule(
      playlist(
        [
          .init(screen: "home", span: .init(start: 20 * 60, end: 4 * 60, days: [5])), .init(screen: "news"),
        ], turn: 1e9))
    #expect(schedule.moment(showing: nil, at: try date(11, 27, 3))?.end == (try date(11, 27, 4)))
    #expect(schedule.moment(showing: nil, at: try date(11, 27, 21)) == .init(screen: "news", end: try date(12, 3, 20)))
  }

  @Test func `screens at the same time take turns`() throws {
    let schedule = schedule(playlist([.init(screen: "home"), .init(screen: "news")], turn: 600))
    let now = try date(11, 26, 12)
    let screens = (0..<4).map { schedule.moment(showing: nil, at: now + Double($0) * 600)?.screen }
    #expect(Set(screens).count == 2 && screens[0] == screens[2] && screens[1] == screens[3])
    #expect(schedule.moment(showing: nil, at: now + 1)?.end == now + 600)
  }

  @Test func `where clocks skip a time, the time after counts`() throws {
    // Clocks go from 2 to 3 on March 29.
    let schedule = schedule(playlist([.init(screen: "news", span: .init(start: 150, end: 300))]))
    #expect(schedule.moment(showing: nil, at: try date(3, 29, 1))?.end == (try date(3, 29, 3)))
  }

  @Test func `devices ask again a second after the change, and seldom while nothing changes`() throws {
    let schedule = schedule { $0.interval = 900 }
    let now = try date(11, 26, 12)
    let moment = try #require(schedule.moment(showing: nil, at: now))
    #expect(schedule.interval(of: moment, change: now + 100.5, at: now) == 102)
    #expect(schedule.interval(of: moment, change: nil, at: now) == 900)
    #expect(schedule.interval(of: moment, change: now + 9999, at: now) == 900)
    #expect(schedule.interval(of: moment, change: now + 0.1, at: now) == 2)
    #expect(schedule.interval(of: moment, change: now - 50, at: now) == 60)
  }

  @Test func `devices sleep at night`() throws {
    let schedule = schedule { $0.sleep = .init(start: 23 * 60, end: 6 * 60) }
    let now = try date(11, 26, 23, 30)
    let moment = try #require(schedule.moment(showing: nil, at: now))
    #expect(moment.sleepsUntil == (try date(11, 27, 6)))
    #expect(schedule.interval(of: moment, change: now + 60, at: now) == 6 * 3600 + 1800 + 1)
    #expect(schedule.moment(showing: nil, at: try date(11, 27, 6))?.sleepsUntil == nil)
  }
}
