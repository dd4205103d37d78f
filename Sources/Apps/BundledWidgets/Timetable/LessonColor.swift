import SwiftUI
import TimetableLibrary

/// The two shades of a subject's colour: a dark one, for white text and on white, and a light one for the dark
/// scheme.
struct LessonColor: Hashable {
  let deep: Int
  let light: Int

  /// Ten readable colours with maximum distance from each other.
  static let all = [
    LessonColor(deep: 0x2073D2, light: 0x6CB2FF), LessonColor(deep: 0xC44E0A, light: 0xFF9F5A),
    LessonColor(deep: 0x2E8343, light: 0x6BD68A), LessonColor(deep: 0x9B52CC, light: 0xCF95FA),
    LessonColor(deep: 0xD13B4F, light: 0xFF8B94), LessonColor(deep: 0x138179, light: 0x4FD0C4),
    LessonColor(deep: 0x966C08, light: 0xF2C14E), LessonColor(deep: 0x675FEE, light: 0xA29DFF),
    LessonColor(deep: 0xC43F8D, light: 0xF58AC8), LessonColor(deep: 0x107DA1, light: 0x58C4EE),
  ]

  /// The colour of a subject, which is the same on every machine: it depends on the title's FNV-1a checksum. The
  /// offset basis is chosen so that common school subjects have different colours.
  init(of lesson: Lesson) { self = Self.all[Self.index(of: Self.subject(of: lesson))] }

  /// What lessons of one subject share.
  static func subject(of lesson: Lesson) -> String { lesson.title.lowercased() }

  /// The default index of a subject in ``all``.
  static func index(of subject: String) -> Int {
    var sum: UInt64 = 0xCBF2_9CE4_8422_8C6C
    for byte in subject.utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((sum >> 32) % UInt64(all.count))
  }

  private init(deep: Int, light: Int) { (self.deep, self.light) = (deep, light) }

  /// For bars, symbols and small texts.
  func ink(in scheme: ColorScheme) -> Color { Color(hex: scheme == .dark ? light : deep) }

  /// For areas with white texts.
  var fill: Color { Color(hex: deep) }
}

extension Color {
  fileprivate init(hex: Int) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255, blue: Double(hex & 0xFF) / 255)
  }
}
