import Diagnostics
import Foundation
import SwiftUI
import TimetableLibrary

/// The events of some weeks, and the entries that they give. It does not read the clock.
struct Agenda {
  /// The number of days ahead.
  private static let length = 60

  let calendar: Calendar
  /// Sorted by start.
  let events: [Lesson]
  let state: TimetableState
  private let colors: [String: LessonColor]

  init(_ events: [Lesson], calendar: Calendar, state: TimetableState = .complete) {
    (self.calendar, self.state) = (calendar, state)
    self.events = events.sorted { ($0.startTime, $0.endTime, $0.id) < ($1.startTime, $1.endTime, $1.id) }
    let names = Set(events.map(\.calendar)).sorted()
    colors = Dictionary(
      uniqueKeysWithValues: names.enumerated().map { ($1, LessonColor.all[$0 % LessonColor.all.count]) })
  }

  /// From the first of the month of `date`; nil if the source cannot be read, which is reported.
  init?(from date: Date, calendar: Calendar, source: LessonSource) {
    let today = calendar.startOfDay(for: date)
    let month = calendar.dateInterval(of: .month, for: today)
    let ahead = calendar.date(byAdding: .day, value: Self.length, to: today) ?? today
    let start = min(month?.start ?? today, today)
    do {
      let reading = try source.reading(
        DateInterval(start: start, end: max(start, ahead, month?.end ?? ahead)), calendar.timeZone)
      self.init(reading.lessons, calendar: calendar, state: TimetableState(reading))
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "calendar.data-unreadable", message: "\(error); no events are shown"))
      return nil
    }
  }

  /// The dates at which today's entry changes: starts and ends of events, and midnight. At most 64.
  func changes(after date: Date) -> [Date] {
    let end = midnight(after: calendar.startOfDay(for: date))
    var dates: Set<Date> = [end]
    for event in events where event.startTime < end && event.endTime > date {
      dates.formUnion([event.startTime, event.endTime])
    }
    return Array(dates.filter { $0 > date && $0 <= end }.sorted().prefix(64))
  }

  func entry(at date: Date) -> AgendaEntry {
    let month = MonthPage(of: date, in: calendar)
    var entry = AgendaEntry(date: date, calendar: calendar, month: month, colors: colors, state: state)
    entry.days = days(from: date)
    entry.marks = marks(of: month)
    return entry
  }

  /// An event of several days is listed on the first day that is not over.
  private func days(from date: Date) -> [AgendaEntry.Day] {
    let today = calendar.startOfDay(for: date)
    var days: [AgendaEntry.Day] = []
    for event in events where event.endTime > date || event.startTime >= date {
      let start = max(today, calendar.startOfDay(for: event.startTime))
      if let last = days.indices.last, days[last].start == start {
        days[last].events.append(event)
      } else {
        days.append(AgendaEntry.Day(start: start, events: [event]))
      }
    }
    for index in days.indices {
      let events = days[index].events
      days[index].events = events.filter(\.isAllDay) + events.filter { !$0.isAllDay }
    }
    return days
  }

  private func marks(of month: MonthPage) -> [Int: [LessonColor]] {
    let end = calendar.date(byAdding: .month, value: 1, to: month.start) ?? month.start
    var marks: [Int: [LessonColor]] = [:]
    for event in events where !event.isCancelled && event.startTime < end {
      var day = max(month.start, calendar.startOfDay(for: event.startTime))
      repeat {
        guard day < end else { break }
        let color = colors[event.calendar] ?? LessonColor.all[0]
        let number = calendar.component(.day, from: day)
        if marks[number]?.contains(color) != true, event.endTime > month.start || event.startTime >= month.start {
          marks[number, default: []].append(color)
        }
        day = midnight(after: day)
      } while day < event.endTime
    }
    return marks
  }

  private func midnight(after day: Date) -> Date {
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day + 86_400
    return max(next, day + 1)
  }
}
