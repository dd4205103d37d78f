import Foundation
import TimetableLibrary

/// The colours of subjects: each has its own (``LessonColor/init(of:)``), unless another on one of its days has the same.
///
/// Whole weeks are looked at, so that a subject keeps its colour from day to day while the timetable stays.
struct LessonColors: Hashable, Sendable {
  private var changed: [String: LessonColor] = [:]

  /// Every subject has its own colour.
  init() {}

  /// - Parameter lessons: In the order of their starts.
  init(_ lessons: [Lesson], calendar: Calendar) {
    var days: [String: Set<Int>] = [:]
    var (count, end) = (0, Date.distantPast)
    for lesson in lessons {
      if lesson.startTime >= end {
        let start = calendar.startOfDay(for: lesson.startTime)
        end = calendar.date(byAdding: .day, value: 1, to: start) ?? start + 86_400
        count += 1
      }
      days[LessonColor.subject(of: lesson), default: []].insert(count - 1)
    }
    // A bit for each colour that a day has.
    var taken = [Int](repeating: 0, count: count)
    let give = { (index: Int, days: Set<Int>, taken: inout [Int]) in for day in days { taken[day] |= 1 << index } }
    var others: [(subject: String, days: Set<Int>)] = []
    for (subject, days) in days.sorted(by: { $0.key < $1.key }) {
      let own = LessonColor.index(of: subject)
      if days.contains(where: { taken[$0] & 1 << own != 0 }) {
        others.append((subject, days))
      } else {
        give(own, days, &taken)
      }
    }
    let colors = LessonColor.all.count
    for (subject, days) in others {
      let used = days.reduce(0) { $0 | taken[$1] }
      let own = LessonColor.index(of: subject)
      // Three colours on: the next ones are not the most alike.
      guard let index = (1..<colors).map({ (own + 3 * $0) % colors }).first(where: { used & 1 << $0 == 0 }) else {
        continue
      }
      give(index, days, &taken)
      changed[subject] = LessonColor.all[index]
    }
  }

  subscript(lesson: Lesson) -> LessonColor {
    let subject = LessonColor.subject(of: lesson)
    return changed[subject] ?? LessonColor.all[LessonColor.index(of: subject)]
  }
}
