import Foundation
import Graphics
import Localization
import Rendering
import SwiftUI
import Testing
import TimetableLibrary
import WidgetKit
import Widgets

@testable import BundledWidgets

/// Test lessons in the timetable widgets (default: in Berlin).
struct SchoolBench {
  var lessons: [Lesson]
  var timeZone = SchoolBench.berlin
  var locale = "en_US"
  /// How many calendars there are, and how many of them are unreadable.
  var calendars = (all: 1, unreadable: 0)

  static let berlin = TimeZone(identifier: "Europe/Berlin") ?? .gmt

  init(_ lessons: [Lesson] = SchoolBench.monday) { self.lessons = lessons }

  /// A time in Berlin: `2026-11-23 08:00`.
  static func date(_ text: String, in zone: TimeZone = berlin) -> Date {
    let style = Date.ISO8601FormatStyle(dateSeparator: .dash, dateTimeSeparator: .space, timeZone: zone)
      .year().month().day().time(includingFractionalSeconds: false)
    guard let date = try? style.parse("\(text):00") else {
      Issue.record("'\(text)' is no date")
      return .distantPast
    }
    return date
  }

  static func lesson(
    _ title: String, _ start: String, _ minutes: Double = 45, room: String? = nil, teacher: String? = nil
  ) -> Lesson {
    let start = date(start)
    return Lesson(
      id: "\(title) \(start.timeIntervalSince1970)", title: title, location: room, teacher: teacher, startTime: start,
      endTime: start + minutes * 60)
  }

  /// Five lessons of a Monday, one of them cancelled, with breaks; one on Tuesday.
  static let monday: [Lesson] = {
    var latin = lesson("Latin", "2026-11-23 11:25", room: "A 7", teacher: "T. Sorrel")
    latin.isCancelled = true
    return [
      lesson("Mathematics", "2026-11-23 08:00", room: "B 12", teacher: "M. Alder"),
      lesson("Biology", "2026-11-23 08:50", 90, room: "Lab 2", teacher: "K. Rowan"),
      lesson("English", "2026-11-23 10:40", room: "B 12", teacher: "J. Wren"), latin,
      lesson("Art", "2026-11-23 13:00", 90, room: "Studio", teacher: "L. Finch"),
      lesson("Physics", "2026-11-24 08:45", room: "Lab 1", teacher: "P. Heron"),
    ]
  }()

  var source: LessonSource {
    let (lessons, calendars) = (lessons, calendars)
    return .reading { span, _ in
      TimetableReading(
        lessons: lessons.filter { $0.endTime > span.start && $0.startTime < span.end }, calendars: calendars.all,
        unreadableCalendars: (0..<calendars.unreadable).map { "damaged \($0)" })
    }
  }

  var nextLesson: NextLessonProvider { NextLessonProvider(source: source) }
  var dayPlan: DayPlanProvider { DayPlanProvider(source: source) }

  func calendar() -> Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: locale)
    calendar.timeZone = timeZone
    return calendar
  }

  /// The context of a provider.
  func context(_ now: String, _ family: WidgetFamily = .systemSmall, isPreview: Bool = false) -> TimelineProviderContext
  {
    TimelineProviderContext(
      family: family, isPreview: isPreview, displaySize: CGSize(width: 170, height: 170),
      date: Self.date(now, in: timeZone), calendar: calendar())
  }

  /// The next-lesson widget's timeline.
  func timeline(_ now: String) async -> Timeline<TimelineLessonEntry> {
    await firstAnswer { nextLesson.getTimeline(in: context(now), completion: $0) }
  }

  /// The day plan's timeline.
  func plan(_ now: String, of weekday: Weekday = .today) async -> Timeline<DayPlanEntry> {
    let configuration = DayPlanConfiguration()
    configuration.weekday = weekday
    return await dayPlan.timeline(for: configuration, in: context(now, .systemLarge))
  }

  /// The widget that supports the family, over the bench's lessons.
  func kind(_ family: WidgetFamily) throws -> WidgetKind {
    _ = AlmanacWidgets()
    return family == .systemLarge || family == .systemExtraLarge
      ? try #require(DayPlanWidget(provider: dayPlan).body._kind)
      : try #require(NextLessonWidget(provider: nextLesson).body._kind)
  }

  func renderer(_ now: String) -> WidgetRenderer {
    WidgetRenderer(
      world: World(
        now: Self.date(now, in: timeZone), locale: Locale(identifier: locale), timeZone: timeZone,
        stringTables: StringTables(main: .main), groupContainers: URL(fileURLWithPath: "/nonexistent"),
        assets: BundleAssets { [] }, timeLimit: TimeLimit(.seconds(3600))))
  }

  /// The picture of a family at a time, at one pixel per point.
  func picture(
    _ family: WidgetFamily, at now: String, _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> RenderedFrame {
    var request = RenderRequest(family: family)
    request.scale = PixelScale(1)
    if family == .systemExtraLarge { request.device = try #require(DeviceProfile.named("ipad-820x1180")) }
    change(&request)
    return try await renderer(now).currentPicture(of: kind(family), request, as: .png)
  }
}
