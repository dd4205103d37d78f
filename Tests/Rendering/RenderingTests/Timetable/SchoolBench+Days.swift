import Foundation
import TimetableLibrary

extension SchoolBench {
  /// The subjects of ``monday`` in other languages, by locale.
  static let names: [String: [String: String]] = [
    "de_DE": [
      "Mathematics": "Mathematik", "Biology": "Biologie", "English": "Englisch", "Latin": "Latein", "Art": "Kunst",
      "Physics": "Physik",
    ],
    "ar": [
      "Mathematics": "الرياضيات", "Biology": "الأحياء", "English": "اللغة الإنجليزية", "Latin": "اللاتينية",
      "Art": "الفنون", "Physics": "الفيزياء",
    ],
    "ja_JP": [
      "Mathematics": "数学", "Biology": "生物", "English": "英語", "Latin": "ラテン語", "Art": "美術", "Physics": "物理",
    ],
  ]

  /// Names longer than any line.
  static let long: [Lesson] = [
    lesson(
      "Introduction to the History and Philosophy of the Natural Sciences", "2026-11-23 09:00", 60,
      room: "Great Lecture Hall in the Old Observatory", teacher: "Professor Alexandrina Featherstonehaugh"),
    lesson("Rechtsschutzversicherungsgesellschaftskunde", "2026-11-23 10:15", 45, room: "Rathauskellergewölbe"),
    lesson("Advanced Seminar on Comparative Constitutional Law", "2026-11-23 11:15", 20),
  ]

  static let full: [Lesson] = {
    let subjects = [
      "Mathematics", "Biology", "English", "History", "Art", "Physics", "Music", "Latin", "Sports", "Chemistry",
      "Geography", "Choir",
    ]
    return subjects.enumerated().map { number, subject in
      let start = 7 * 60 + 30 + number * 60
      return lesson(
        subject, "2026-11-23 " + String(format: "%02d:%02d", start / 60, start % 60), 50, room: "R \(number + 1)",
        teacher: "T. Teacher")
    }
  }()

  /// A named day without lessons; lessons again on Thursday.
  static let holiday: [Lesson] = [
    Lesson(
      id: "holiday", title: "Founders' Day", startTime: date("2026-11-23 00:00"), endTime: date("2026-11-24 00:00"),
      isAllDay: true), lesson("Mathematics", "2026-11-26 08:00", room: "B 12"),
  ]

  /// Concurrent lessons, one without a duration, and a trip.
  static let overlap: [Lesson] = [
    lesson("Mathematics", "2026-11-23 08:00", 90, room: "B 12"),
    lesson("Chess Club", "2026-11-23 08:45", 90, room: "A 1"),
    lesson("Choir", "2026-11-23 09:00", 45, room: "Hall"), lesson("Bell", "2026-11-23 11:00", 0),
    lesson("English", "2026-11-23 11:00", 45, room: "B 12"),
    Lesson(
      id: "trip", title: "Trip of Class 7", startTime: date("2026-11-23 00:00"), endTime: date("2026-11-26 00:00"),
      isAllDay: true),
  ]
}
