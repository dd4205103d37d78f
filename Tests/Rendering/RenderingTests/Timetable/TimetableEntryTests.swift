import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import TimetableLibrary
import WidgetKit

@testable import BundledWidgets

/// The next-lesson widget's provider, entry by entry.
@Suite struct TimetableEntryTests {
  private func times(_ timeline: Timeline<TimelineLessonEntry>, in zone: TimeZone = SchoolBench.berlin) -> [String] {
    timeline.entries.map { entry in
      let style = Date.ISO8601FormatStyle(timeZone: zone).year().month().day()
        .time(includingFractionalSeconds: false)
      let time = entry.date.formatted(style).dropFirst(8)
      return "\(time) \(entry.lesson?.title ?? "none") +\(entry.moreLessonsAfter)\(entry.isRunning ? " now" : "")"
    }
  }

  @Test func `one entry for each start and end of a lesson, and one at midnight`() async {
    let timeline = await SchoolBench().timeline("2026-11-23 07:50")
    #expect(
      times(timeline) == [
        "23T07:50:00 Mathematics +3", "23T08:00:00 Mathematics +3 now", "23T08:45:00 Biology +2",
        "23T08:50:00 Biology +2 now", "23T10:20:00 English +1", "23T10:40:00 English +1 now", "23T11:25:00 Art +0",
        // It becomes relevant an hour and a quarter of an hour before the lesson after a long break.
        "23T12:00:00 Art +0", "23T12:45:00 Art +0", "23T13:00:00 Art +0 now", "23T14:30:00 none +0",
        "24T00:00:00 Physics +0",
      ])
    #expect(timeline.policy == .atEnd)
  }

  @Test func `every lesson that takes place has an entry at its start`() async {
    let bench = SchoolBench(SchoolBench.full)
    let entries = await bench.timeline("2026-11-23 00:00").entries
    for lesson in bench.lessons {
      #expect(entries.contains { $0.date == lesson.startTime && $0.lesson == lesson && $0.isRunning })
    }
    #expect(entries.last?.date == SchoolBench.date("2026-11-24 00:00"))
  }

  @Test func `a cancelled lesson is not the next one, but in the list`() async throws {
    let entry = try #require(await SchoolBench().timeline("2026-11-23 10:45").entries.first)
    #expect(entry.lesson?.title == "English" && entry.moreLessonsAfter == 1)
    #expect(entry.following.map(\.title) == ["Latin", "Art"])
  }

  @Test func `of concurrent lessons, the one that began last is shown`() async {
    let timeline = await SchoolBench(SchoolBench.overlap).timeline("2026-11-23 08:00")
    #expect(
      times(timeline) == [
        "23T08:00:00 Mathematics +4 now", "23T08:45:00 Chess Club +3 now", "23T09:00:00 Choir +2 now",
        "23T09:30:00 Choir +2 now", "23T09:45:00 Chess Club +2 now", "23T10:15:00 Bell +1", "23T11:00:00 Bell +1 now",
        "23T11:45:00 none +0", "24T00:00:00 none +0",
      ])
  }

  @Test func `a lesson continues past midnight, and a clock that is set forward makes the day shorter`() async {
    // On 29 March 2026 Berlin has no 2:30.
    let bench = SchoolBench([
      SchoolBench.lesson("Astronomy", "2026-03-28 23:30", 60), SchoolBench.lesson("Choir", "2026-03-29 01:30", 60),
    ])
    #expect(
      times(await bench.timeline("2026-03-28 23:45")) == [
        "28T23:45:00 Astronomy +0 now", "29T00:00:00 Astronomy +1 now",
      ])
    let timeline = await bench.timeline("2026-03-29 00:00")
    #expect(
      times(timeline) == [
        "29T00:00:00 Astronomy +1 now", "29T00:30:00 Choir +0", "29T01:15:00 Choir +0", "29T01:30:00 Choir +0 now",
        "29T03:30:00 none +0",
        "30T00:00:00 none +0",
      ])
    #expect(timeline.entries.last?.date == timeline.entries[0].date + 23 * 3600)
  }

  @Test func `the day is that of the picture's time zone`() async {
    var bench = SchoolBench()
    bench.timeZone = TimeZone(identifier: "Pacific/Auckland") ?? .gmt
    let timeline = await bench.timeline("2026-11-24 00:00")
    // 13:00 in Berlin is 1 o'clock of the next day in Auckland.
    #expect(times(timeline, in: bench.timeZone).last == "25T00:00:00 none +0")
    #expect(timeline.entries[0].lesson?.title == "Art")
  }

  @Test func `ten thousand lessons of a day are split into several timelines`() async {
    let lessons = (0..<10_000).map { SchoolBench.lesson("Lesson \($0)", "2026-11-23 08:00", Double($0 % 700) / 2) }
    let timeline = await SchoolBench(lessons).timeline("2026-11-23 08:00")
    #expect(timeline.entries.count == 65 && timeline.policy == .atEnd)
  }

  @Test func `a preview and a placeholder show samples, in a free week too`() async {
    let bench = SchoolBench([])
    let context = bench.context("2026-11-22 20:00", isPreview: true)
    let preview = await firstAnswer { bench.nextLesson.getSnapshot(in: context, completion: $0) }
    #expect(preview.lesson != nil && preview.isRunning && preview.moreLessonsAfter == 3)
    #expect(bench.nextLesson.placeholder(in: context).lesson == preview.lesson)
    let real = await firstAnswer {
      bench.nextLesson.getSnapshot(in: bench.context("2026-11-22 20:00"), completion: $0)
    }
    #expect(real.lesson == nil)
  }

  @Test func `if none is left, the next one is shown`() async throws {
    let bench = SchoolBench(SchoolBench.monday + [SchoolBench.lesson("Music", "2026-11-27 08:00")])
    let monday = try #require(await bench.timeline("2026-11-23 15:00").entries.first)
    #expect(monday.lesson == nil && monday.hadLessons && monday.laterLesson?.title == "Physics" && monday.isTomorrow)
    let tuesday = try #require(await bench.timeline("2026-11-24 12:00").entries.first)
    #expect(tuesday.laterLesson?.title == "Music" && !tuesday.isTomorrow)
    let saturday = try #require(await bench.timeline("2026-11-28 12:00").entries.first)
    #expect(saturday.laterLesson == nil && !saturday.hadLessons)
  }

  @Test func `an unreadable timetable says so and is reloaded`() async throws {
    let log = DiagnosticLog()
    let source = LessonSource { _, _ in throw CocoaError(.fileReadCorruptFile) }
    let context = SchoolBench().context("2026-11-23 08:00")
    let timeline = await log.collecting {
      await firstAnswer { NextLessonProvider(source: source).getTimeline(in: context, completion: $0) }
    }
    #expect(log.diagnostics.map(\.id) == ["timetable.data-unreadable"])
    #expect(timeline.entries.count == 1 && timeline.entries[0].state == .unavailable)
    #expect(timeline.policy == .after(SchoolBench.date("2026-11-23 08:15")))
  }

  @Test func `a missing or skipped calendar is not a free day`() async throws {
    for (calendars, state) in [((1, 1), TimetableState.incomplete), ((0, 0), .empty)] {
      var bench = SchoolBench([])
      bench.calendars = calendars
      let timeline = await bench.timeline("2026-11-23 08:00")
      let plan = await bench.plan("2026-11-23 08:00")
      #expect(timeline.entries[0].state == state && plan.entries[0].next.state == state)
      // Damaged files may be repaired; an import requests a timeline itself.
      let again = TimelineReloadPolicy.after(SchoolBench.date("2026-11-23 08:15"))
      #expect(timeline.policy == (state == .empty ? .atEnd : again) && plan.policy == timeline.policy)
      for family in [WidgetFamily.systemSmall, .systemLarge, .accessoryCircular, .accessoryInline] {
        let text = try await bench.picture(family, at: "2026-11-23 08:00").lowered.accessibilityText
        #expect(
          text.contains(state == .empty ? "No calendar" : "A calendar cannot be read"), Comment(rawValue: text))
        #expect(!text.contains("No lessons"), Comment(rawValue: text))
      }
    }
  }

  @Test func `a missing calendar is mentioned next to the lessons of others`() async throws {
    var bench = SchoolBench()
    bench.calendars = (2, 1)
    for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge] {
      let text = try await bench.picture(family, at: "2026-11-23 09:00").lowered.accessibilityText
      #expect(text.contains("A calendar cannot be read") && text.contains("Biology"), Comment(rawValue: text))
    }
  }

  @Test func `concurrent lessons are not counted as further ones`() async throws {
    let bench = SchoolBench(SchoolBench.full)
    let medium = try await bench.picture(.systemMedium, at: "2026-11-23 07:40").lowered.accessibilityText
    #expect(medium.contains("Then 11 lessons") && !medium.contains("more"), Comment(rawValue: medium))
    let last = try await bench.picture(.systemMedium, at: "2026-11-23 16:40").lowered.accessibilityText
    #expect(last.contains("Then") && !last.contains("lessons"), Comment(rawValue: last))
  }

  @Test(arguments: [("en_US", "1:00"), ("de_DE", "13:00"), ("ja_JP", "13:00")])
  func `the circle has the locale's time without a word`(locale: String, time: String) async throws {
    var bench = SchoolBench()
    bench.locale = locale
    let picture = try await bench.picture(.accessoryCircular, at: "2026-11-23 11:30")
    #expect(picture.lowered.displayList.description.contains("\"\(time)\""))
  }

  @Test func `a static widget accepts a provider with async functions too`() async throws {
    let configuration = StaticConfiguration(kind: "async", provider: AsyncProvider(bench: SchoolBench())) { entry in
      Text(verbatim: entry.lesson?.title ?? "none").containerBackground(.white, for: .widget)
    }
    let kind = try #require(configuration._kind)
    let picture = try await SchoolBench().renderer("2026-11-23 09:00")
      .currentPicture(of: kind, RenderRequest(family: .systemSmall), as: .png)
    #expect(picture.lowered.accessibilityText == "Biology" && picture.policy == .atEnd)
  }

  private struct AsyncProvider: AsyncTimelineProvider {
    let bench: SchoolBench

    func placeholder(in context: Context) -> TimelineLessonEntry { .sample(in: context) }
    func snapshot(in context: Context) async -> TimelineLessonEntry { placeholder(in: context) }
    func timeline(in context: Context) async -> Timeline<TimelineLessonEntry> {
      await firstAnswer { bench.nextLesson.getTimeline(in: context, completion: $0) }
    }
  }
}
