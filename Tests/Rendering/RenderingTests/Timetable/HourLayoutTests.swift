import Foundation
import SwiftUI
import Testing
import Timelines
import TimetableLibrary

@testable import BundledWidgets

/// The positions of lessons along the hours.
@Suite struct HourLayoutTests {
  private func line(_ lessons: [Lesson], at now: String = "2026-11-23 00:00", room: Int = 12, columns: Int = 3)
    async throws -> HourLayout
  {
    let entry = try #require(await SchoolBench(lessons).plan(now).entries.first)
    return HourLayout(entry, room: room, least: { _ in 0.5 }, columns: columns)
  }

  private func places(_ line: HourLayout) -> [String] {
    line.blocks.map { "\($0.lesson.title) \($0.start)+\($0.length) \($0.column + 1)/\($0.columns)" }
  }

  @Test func `a scale has at least six hours, also late in the evening`() async throws {
    let day = try await line([SchoolBench.lesson("Choir", "2026-11-23 10:30")])
    #expect(day.hours.first == SchoolBench.date("2026-11-23 10:00") && day.hours.count == 7)
    let night = try await line([SchoolBench.lesson("Choir", "2026-11-23 23:30")])
    #expect(night.hours.last == SchoolBench.date("2026-11-24 00:00") && night.hours.count == 7)
    #expect(places(night) == ["Choir 5.5+0.5 1/1"])
  }

  @Test func `concurrent lessons share the width, adjacent ones do not`() async throws {
    let shared = try await line(SchoolBench.overlap)
    #expect(
      places(shared) == [
        "Mathematics 0.0+1.5 1/3", "Chess Club 0.75+1.5 2/3", "Choir 1.0+0.75 3/3", "Bell 3.0+0.5 1/2",
        "English 3.0+0.75 2/2",
      ])
    let touching = try await line([
      SchoolBench.lesson("A", "2026-11-23 08:00", 60), SchoolBench.lesson("B", "2026-11-23 09:00", 60),
    ])
    #expect(places(touching) == ["A 0.0+1.0 1/1", "B 1.0+1.0 1/1"])
  }

  @Test func `lessons that follow each other are not side by side`() async throws {
    let touching = try await line([
      SchoolBench.lesson("A", "2026-11-23 08:00", 25), SchoolBench.lesson("B", "2026-11-23 08:28", 25),
    ])
    #expect(touching.blocks.map(\.columns) == [1, 1])
    #expect(touching.blocks[0].start + touching.blocks[0].length <= touching.blocks[1].start + 0.001)
    // Five minutes are not enough for a name.
    let short = try await line([
      SchoolBench.lesson("A", "2026-11-23 08:00", 5), SchoolBench.lesson("B", "2026-11-23 08:05", 25),
    ])
    #expect(short.blocks.map(\.columns) == [2, 2])
  }

  @Test func `a room of one hour shows the lesson that is running`() async throws {
    let lessons = [
      SchoolBench.lesson("A", "2026-11-23 08:45", 90), SchoolBench.lesson("B", "2026-11-23 11:00"),
      SchoolBench.lesson("C", "2026-11-23 17:30"),
    ]
    let line = try await line(lessons, at: "2026-11-23 09:40", room: 1)
    #expect(places(line) == ["A 0.0+1.0 1/1"] && line.later == 2 && line.earlier == 0)
  }

  @Test func `lessons that do not fit are counted`() async throws {
    let narrow = try await line(SchoolBench.overlap, columns: 2)
    #expect(narrow.blocks.count == 4 && narrow.crowded == 1 && narrow.later == 0 && narrow.earlier == 0)
    let short = try await line(SchoolBench.full, at: "2026-11-23 14:00", room: 6)
    #expect(short.hours.first == SchoolBench.date("2026-11-23 13:00"))
    #expect(short.blocks.count + short.hidden == 12 && short.earlier == 6 && short.hidden == 6)
    let morning = try await line(SchoolBench.full, room: 6)
    #expect(morning.hours.first == SchoolBench.date("2026-11-23 07:00") && morning.earlier == 0 && morning.later == 6)
  }

  @Test func `ten thousand concurrent lessons are counted, too`() async throws {
    let crowd = try await line((0..<10_000).map { SchoolBench.lesson("\($0)", "2026-11-23 08:00") })
    #expect(crowd.blocks.count == 3 && crowd.crowded == 9997 && crowd.hidden == 9997)
  }

  @Test func `white texts are legible on every colour, and every colour on its background`() {
    for color in LessonColor.all {
      #expect(contrast(color.deep, 0xFFFFFF) >= 4.5 && contrast(color.light, 0x1C1C1E) >= 4.5, "\(color)")
    }
    #expect(Set(LessonColor.all.flatMap { [$0.deep, $0.light] }).count == 20)
  }

  @Test func `a subject keeps its colour, and common ones do not share it`() {
    let colors = ["Mathematics", "Biology", "English", "Latin", "Art", "Physics", "History"].map {
      LessonColor(of: SchoolBench.lesson($0, "2026-11-23 08:00"))
    }
    #expect(Set(colors).count == 7)
    #expect(colors[0] == LessonColor(of: SchoolBench.lesson("MATHEMATICS", "2026-11-24 10:00", room: "B 12")))
  }

  @Test func `a line of the hours ends at blocks`() async throws {
    let line = try await line(SchoolBench.overlap)
    // At nine, the first two of three columns continue; the third begins there.
    #expect(line.openings(at: 1, slack: 0.05) == [2.0 / 3...1])
    #expect(line.openings(at: 0, slack: 0.05) == [0...1] && line.openings(at: 3, slack: 0.05) == [0...1])
    #expect(line.openings(at: 1.25, slack: 0.05) == [])
    // A line with distance from blocks ends at those that begin at its time, too.
    #expect(line.openings(at: 0, slack: -0.05) != [0...1])
    let half = try await self.line([
      SchoolBench.lesson("A", "2026-11-23 08:00", 30), SchoolBench.lesson("B", "2026-11-23 08:15", 90),
    ])
    #expect(half.openings(at: 1, slack: 0.05) == [0...0.5])
  }

  @Test(arguments: [0xFFFFFF, 0x1C1C1E])
  func `the texts of blocks are legible, past ones too`(ground: Int) {
    let isLight = ground == 0xFFFFFF
    for color in LessonColor.all {
      let ink = isLight ? color.deep : color.light
      for (tint, strength) in [(LessonBlock.tint, LessonBlock.detail), (LessonBlock.pastTint, LessonBlock.past)] {
        let area = mix(ground, ink, tint)
        #expect(contrast(mix(area, isLight ? 0 : 0xFFFFFF, strength), area) >= 4.5, "\(color)")
      }
      #expect(contrast(mix(color.deep, 0xFFFFFF, LessonBlock.filled), color.deep) >= 3, "\(color)")
    }
  }

  private func mix(_ one: Int, _ other: Int, _ part: Double) -> Int {
    [16, 8, 0].reduce(0) { sum, shift in
      let (from, to) = (Double(one >> shift & 0xFF), Double(other >> shift & 0xFF))
      return sum | Int((from + (to - from) * part).rounded()) << shift
    }
  }

  /// WCAG 2.2's contrast of two colours, 1…21.
  private func contrast(_ one: Int, _ other: Int) -> Double {
    let luminance = { (hex: Int) in
      [(16, 0.2126), (8, 0.7152), (0, 0.0722)].reduce(0.0) { sum, part in
        let value = Double(hex >> part.0 & 0xFF) / 255
        return sum + part.1 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
      }
    }
    let pair = [luminance(one), luminance(other)].sorted()
    return (pair[1] + 0.05) / (pair[0] + 0.05)
  }
}
