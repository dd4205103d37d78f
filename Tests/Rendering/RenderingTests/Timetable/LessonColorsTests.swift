import Foundation
import Testing
import TimetableLibrary

@testable import BundledWidgets

/// The colours of subjects.
@Suite struct LessonColorsTests {
  private func week(_ days: [[String]]) -> SchoolWeek {
    let lessons = days.enumerated().flatMap { day, subjects in
      subjects.enumerated().map { number, subject in
        SchoolBench.lesson(subject, "2026-11-\(23 + day) \(String(format: "%02d", 8 + number)):00")
      }
    }
    return SchoolWeek(lessons, calendar: SchoolBench().calendar())
  }

  private func colors(_ subjects: [String], in week: SchoolWeek) -> [LessonColor] {
    subjects.map { week.colors[SchoolBench.lesson($0, "2026-11-23 08:00")] }
  }

  @Test func `subjects of one day have different colours, and the others keep theirs`() {
    let subjects = ["English", "Sport", "S30", "S35", "Maths", "Music", "Art", "Choir", "Latin", "Physics"]
    let own = subjects.map { LessonColor(of: SchoolBench.lesson($0, "2026-11-23 08:00")) }
    // Otherwise the test would prove nothing.
    #expect(Set(own).count < 10 && own[1] == own[2] && own[2] == own[3])
    let shown = colors(subjects, in: week([subjects]))
    #expect(Set(shown).count == 10)
    #expect(Set(own).isSubset(of: Set(shown)))
    // On separate days, equal colours are fine.
    #expect(colors(["Sport", "S30"], in: week([["Sport"], ["S30"]])) == Array(own[1...2]))
  }

  @Test func `a subject has one colour all week, whichever day the week begins with`() {
    let days = [
      ["English", "Sport", "Maths"], ["Sport", "Art", "S30"], ["English", "S35", "S30"], ["Music", "Sport"],
      ["Choir", "English", "Latin"],
    ]
    let subjects = Array(Set(days.joined())).sorted()
    let first = colors(subjects, in: week(days))
    for turn in 1..<5 {
      #expect(colors(subjects, in: week(Array(days[turn...] + days[..<turn]))) == first)
    }
  }

  @Test func `with more subjects than colours, each has one`() {
    let subjects = (0..<400).map { "Subject \($0)" }
    let lessons = subjects.map { SchoolBench.lesson($0, "2026-11-23 08:00") }
    let week = SchoolWeek(lessons, calendar: SchoolBench().calendar())
    #expect(Set(colors(subjects, in: week)).count == 10)
  }
}
