import Foundation
import TimetableLibrary

/// The layout of lessons along the hours of a day. Lengths are in hours.
struct HourLayout {
  /// The position of a lesson.
  struct Block: Identifiable {
    let lesson: Lesson
    /// From the first hour.
    let start: Double
    let length: Double
    /// Of the ``columns`` of overlapping lessons, from the leading edge.
    let column: Int
    var columns = 1

    var id: String { lesson.id }
  }

  /// The full hours; the last is the end of the line.
  private(set) var hours: [Date] = []
  private(set) var blocks: [Block] = []
  /// The number of lessons before the first hour.
  private(set) var earlier = 0
  /// The number of lessons after the last hour.
  private(set) var later = 0
  /// The number of overlapping lessons that do not fit.
  private(set) var crowded = 0

  /// The number of lessons that are not shown.
  var hidden: Int { earlier + later + crowded }

  /// Lays out the lessons of `entry`.
  ///
  /// - Parameters:
  ///   - room: How many hours fit.
  ///   - least: The minimum length of a lesson in hours, for its name to be readable.
  ///   - columns: The maximum number of overlapping lessons side by side.
  init(_ entry: DayPlanEntry, room: Int, least: (_ hours: Int) -> Double, columns: Int) {
    let day = entry.day
    let hour: (Date) -> Int = {
      Int((min(max($0, day.start), day.end).timeIntervalSince(day.start) / 3600).rounded(.down))
    }
    let whole = max(1, Int((day.duration / 3600).rounded(.up)))
    guard let opening = entry.lessons.map(\.startTime).min(), let closing = entry.lessons.map(\.endTime).max() else {
      return
    }
    var first = hour(opening)
    var last = min(whole, max(hour(closing - 1) + 1, first + 6))
    first = min(first, max(0, last - 6))
    if last - first > max(1, room) {
      // The current or next lesson is visible; on another day, the first.
      let current = entry.isToday ? entry.lessons.first { $0.endTime > entry.date } : nil
      first = max(first, min(current.map { hour($0.startTime) } ?? first, last - max(1, room)))
      if let start = current.map({ $0.startTime.timeIntervalSince(day.start) / 3600 }),
        Double(first + max(1, room)) - start < least(max(1, room))
      {
        first = min(first + 1, whole - max(1, room))
      }
      last = first + max(1, room)
    }
    let start = day.start + Double(first) * 3600
    hours = (first...last).map { day.start + Double($0) * 3600 }
    place(entry.lessons, from: start, length: Double(last - first), least: least(last - first), columns: columns)
  }

  private mutating func place(_ lessons: [Lesson], from start: Date, length: Double, least: Double, columns: Int) {
    // The end of the last lesson in each column, and the start of the current group of overlapping lessons.
    var ends: [Double] = []
    var group = 0
    for (index, lesson) in lessons.enumerated() {
      let begin = lesson.startTime.timeIntervalSince(start) / 3600
      let end = lesson.time.upperBound.timeIntervalSince(start) / 3600
      guard begin < length else {
        later += 1
        continue
      }
      guard end > 0 || begin >= 0 else {
        earlier += 1
        continue
      }
      // If a lesson is cut off, enough of it has to be readable.
      if begin < 0, end < least {
        earlier += 1
        continue
      }
      if end > length, length - begin < least {
        later += 1
        continue
      }
      let top = max(0, min(begin, length - least))
      // Lessons that follow each other stand below each other, even if there is a little less than a line for one.
      let next = lessons[(index + 1)...].first.map { $0.startTime.timeIntervalSince(start) / 3600 }
      let least = next.map { $0 >= end && $0 - top >= 0.8 * least ? min($0 - top, least) : least } ?? least
      let bottom = min(length, max(end, top + least))
      if ends.allSatisfy({ $0 <= top + 0.001 }) {
        (ends, group) = ([], blocks.count)
      }
      let column = ends.firstIndex { $0 <= top + 0.001 } ?? ends.count
      guard column < columns else {
        crowded += 1
        continue
      }
      if column == ends.count { ends.append(bottom) } else { ends[column] = bottom }
      blocks.append(Block(lesson: lesson, start: top, length: bottom - top, column: column))
      for index in group..<blocks.count { blocks[index].columns = ends.count }
    }
  }

  /// The parts of the width, 0…1, in which a line at a time does not cross a block.
  ///
  /// - Parameters:
  ///   - time: In hours from the first.
  ///   - slack: How far the line may extend into a block, in hours; negative for a distance from blocks.
  func openings(at time: Double, slack: Double) -> [ClosedRange<Double>] {
    let met = blocks.filter { $0.start < time - slack && $0.start + $0.length > time + slack }
    var openings: [ClosedRange<Double>] = []
    var edge = 0.0
    for block in met.sorted(by: { $0.column < $1.column }) {
      let width = 1 / Double(block.columns)
      let start = Double(block.column) * width
      if start > edge + 0.001 { openings.append(edge...start) }
      edge = max(edge, start + width)
    }
    if edge < 0.999 { openings.append(edge...1) }
    return openings
  }
}
