import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Rendering
import Snapshots
import SwiftUI
import Testing
import Timelines
import TimetableLibrary
import WidgetKit

/// The timetable widgets in every family, at one pixel per point.
@Suite struct SnapshotTimetableTests {
  /// A family and its name in the references.
  struct Look: Sendable, CustomTestStringConvertible {
    let family: WidgetFamily
    let testDescription: String

    func expectSnapshot(
      _ name: String, _ bench: SchoolBench = SchoolBench(), at now: String = "2026-11-23 09:20",
      isCrowded: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
      change: (inout RenderRequest) -> Void = { _ in }
    ) async throws {
      let picture = try await bench.picture(family, at: now, change)
      #expect(picture.diagnostics == [], sourceLocation: sourceLocation)
      let bitmap = try PNGDecoder.decode(picture.data)
      // Pictures beyond the size limit are stored at half their width and height.
      let isHalved = family == .systemExtraLarge || isCrowded && family == .systemLarge
      let twins = SnapshotTwins(
        layout: picture.lowered.layout.map(\.description).joined(),
        displayList: picture.lowered.displayList.description,
        picture: isHalved
          ? .picture(ContactSheet.bitmap(of: [bitmap], columns: 1), nil)
          : .picture(bitmap, picture.lowered.displayList))
      try RenderingTests.expectSnapshot(
        "timetable/\(testDescription)-\(name)", of: twins, sourceLocation: sourceLocation)
    }
  }

  static let homeScreen = [
    Look(family: .systemSmall, testDescription: "small"), Look(family: .systemMedium, testDescription: "medium"),
    Look(family: .systemLarge, testDescription: "large"),
    Look(family: .systemExtraLarge, testDescription: "extra-large"),
  ]
  static let lockScreen = [
    Look(family: .accessoryCircular, testDescription: "circular"),
    Look(family: .accessoryRectangular, testDescription: "rectangular"),
    Look(family: .accessoryInline, testDescription: "inline"),
  ]
  static let looks = homeScreen + lockScreen

  @Test(arguments: looks) func `in a break`(look: Look) async throws {
    try await look.expectSnapshot("break", at: "2026-11-23 10:25")
  }

  @Test(arguments: looks) func `after the last lesson`(look: Look) async throws {
    try await look.expectSnapshot("after", at: "2026-11-23 16:00")
  }

  @Test(arguments: looks) func `on a holiday`(look: Look) async throws {
    try await look.expectSnapshot("holiday", SchoolBench(SchoolBench.holiday))
  }

  @Test(arguments: looks) func `with an unreadable calendar`(look: Look) async throws {
    var bench = SchoolBench([])
    bench.calendars = (1, 1)
    try await look.expectSnapshot("unreadable", bench)
    bench = SchoolBench()
    bench.calendars = (2, 1)
    try await look.expectSnapshot("incomplete", bench, isCrowded: true)
  }

  @Test(arguments: looks) func `accented`(look: Look) async throws {
    try await look.expectSnapshot("accented") { $0.renderingMode = .accented }
  }

  @Test(arguments: homeScreen) func `vibrant`(look: Look) async throws {
    try await look.expectSnapshot("vibrant") { $0.renderingMode = .vibrant }
  }

  @Test(arguments: homeScreen) func `twelve lessons`(look: Look) async throws {
    try await look.expectSnapshot("full", SchoolBench(SchoolBench.full), isCrowded: true)
  }

  @Test(arguments: homeScreen) func `concurrent lessons, and a trip`(look: Look) async throws {
    try await look.expectSnapshot("overlap", SchoolBench(SchoolBench.overlap))
  }

  @Test(arguments: looks) func `in the largest type`(look: Look) async throws {
    try await look.expectSnapshot("type", isCrowded: true) { $0.typeSize = .accessibility5 }
  }

  @Test(arguments: looks, [("german", "de_DE"), ("arabic", "ar"), ("japanese", "ja_JP")])
  func `in another language`(look: Look, language: (name: String, locale: String)) async throws {
    var bench = SchoolBench()
    bench.locale = language.locale
    let names = try #require(SchoolBench.names[language.locale])
    for index in bench.lessons.indices {
      bench.lessons[index].title = try #require(names[bench.lessons[index].title])
    }
    try await look.expectSnapshot(language.name, bench)
    guard look.family == .systemSmall else { return }
    try await look.expectSnapshot("\(language.name)-after", bench, at: "2026-11-23 16:00")
  }

  @Test func `the background is drawn`() async throws {
    for look in Self.looks {
      let picture = try await SchoolBench().picture(look.family, at: "2026-11-23 09:20")
      #expect(!picture.diagnostics.contains { $0.id.contains("background") })
    }
  }

  @Test func `the bundle has both widgets, each in its families`() throws {
    for look in Self.looks { #expect(try SchoolBench().kind(look.family).families.contains(look.family)) }
    #expect(try SchoolBench().kind(.systemSmall).families.count == 5)
    #expect(try SchoolBench().kind(.systemLarge).families == [.systemLarge, .systemExtraLarge])
  }
}
