import Foundation
import TimetableLibrary

/// The colours of subjects: the default one (``LessonColor/init(of:)``), unless another subject on one of its days
/// has it.
///
/// Computed for whole weeks, so that a subject has the same colour every day while the timetable does not change.
struct LessonColors: Hashable, Sendable {
  private var changed: [String: LessonColor] = [:]

  /// Every subject has its default colour.
  init() {}

  /// - Parameter lessons: Sorted by start.
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
    // A bit for each colour that is used on a day.
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
      // In steps of three, because adjacent colours are the most similar.
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
