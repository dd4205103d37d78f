import Foundation
import Graphics
import Localization
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit
import Widgets

@testable import BundledWidgets

/// Space in the everyday widgets: complete texts, full lists, kept margins.
@Suite struct WidgetRoomTests {
  private static let kinds = ["next-lesson", "day-plan", "daily", "clock", "calendar", "system"]
  private static let families: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge]

  init() { _ = AlmanacWidgets() }

  private func renderer(_ locale: String = "en_US") -> WidgetRenderer {
    WidgetRenderer(
      world: World(
        now: SchoolBench.date("2026-11-23 09:41"), locale: Locale(identifier: locale), timeZone: SchoolBench.berlin,
        stringTables: StringTables(main: .main), groupContainers: URL(fileURLWithPath: "/nonexistent"),
        timeLimit: TimeLimit(.seconds(3600))))
  }

  /// The samples of the widgets that support the family.
  private func samples(
    _ family: WidgetFamily, _ locale: String = "en_US", _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> [(kind: String, picture: RenderedFrame)] {
    var request = RenderRequest(family: family)
    request.scale = PixelScale(1)
    request.state = .snapshot
    request.isPreview = true
    change(&request)
    var samples: [(kind: String, picture: RenderedFrame)] = []
    for kind in AlmanacWidgets().kinds where Self.kinds.contains(kind.kind) && kind.families.contains(family) {
      samples.append((kind.kind, try await renderer(locale).currentPicture(of: kind, request, as: .png)))
    }
    return samples
  }

  private func picture(
    _ widget: some Widget, _ family: WidgetFamily, _ change: (inout RenderRequest) -> Void = { _ in }
  ) async throws -> RenderedFrame {
    var request = RenderRequest(family: family)
    request.scale = PixelScale(1)
    change(&request)
    return try await renderer().currentPicture(of: try #require(widget.body._kind), request, as: .png)
  }

  /// The drawn lines of text.
  private func lines(_ picture: RenderedFrame) -> [TextItem] { Self.lines(picture.lowered.displayList.items) }

  private static func lines(_ items: [DisplayItem]) -> [TextItem] {
    items.flatMap { item -> [TextItem] in
      switch item {
      case .text(let text): [text]
      // In vibrant mode, what is visible is the mask.
      case .group(.mask(let mask), let content): lines(mask) + lines(content)
      case .group(_, let content): lines(content)
      default: []
      }
    }
  }

  private func frames(_ picture: RenderedFrame) -> [(text: String, frame: CGRect)] {
    let layout = picture.lowered.layout.map(\.description).joined(separator: "\n")
    return layout.matches(of: /\(Text (-?\d+) (-?\d+) (\d+) (\d+) "([^"\n]*)"/).map { match in
      let numbers = [match.output.1, match.output.2, match.output.3, match.output.4].map { Double($0) ?? 0 }
      return (String(match.output.5), CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
  }

  @Test(arguments: ["en_US", "de_DE", "ar_EG", "ja_JP"], ["390x844", "430x932"])
  func `no text of a sample is truncated`(locale: String, device: String) async throws {
    let profile = try #require(DeviceProfile.named(device))
    for family in Self.families {
      for (kind, picture) in try await samples(family, locale, { $0.device = profile }) {
        for line in lines(picture) { #expect(!line.text.contains("…"), "\(kind) \(family): \(line.text)") }
      }
    }
  }

  @Test(arguments: ["430x932", "watch-205x251", "watch-162x197"], [DynamicTypeSize.large, .accessibility3])
  func `no time or reading is truncated on Lock Screen or watch`(device: String, size: DynamicTypeSize) async throws {
    let profile = try #require(DeviceProfile.named(device))
    for family in [WidgetFamily.accessoryCircular, .accessoryRectangular, .accessoryInline] {
      for (kind, picture) in try await samples(family, "en_US", { ($0.device, $0.typeSize) = (profile, size) }) {
        // Events have titles of any length; a line of a watch has room for some of them.
        if family == .accessoryInline, kind == "calendar" || kind == "next-lesson" { continue }
        for line in lines(picture) { #expect(!line.text.contains("…"), "\(kind) \(family): \(line.text)") }
      }
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility3], ["en_US", "de_DE"])
  func `texts stay within the margins`(size: DynamicTypeSize, locale: String) async throws {
    for family in Self.families {
      for (kind, picture) in try await samples(family, locale, { $0.typeSize = size }) where kind != "daily" {
        let height = picture.lowered.displayList.size.height
        for (text, frame) in frames(picture) {
          #expect(frame.minY >= 15, "\(kind) \(family): \(text)")
          // Digits are on the margin, and have nothing below their line.
          if kind != "clock" { #expect(frame.maxY <= height - 15, "\(kind) \(family): \(text)") }
        }
      }
    }
  }

  @Test(arguments: [
    (weeks: 6, height: 17.0), (weeks: 5, height: 20.4), (weeks: 5, height: 24.0), (weeks: 4, height: 40.0),
  ])
  func `dots are on the disc of today, and closer to their day than to the one below`(weeks: Int, height: Double) {
    for size in [11.0, 13, 17, 23] {
      let type = MonthType(size: size, largest: 17, room: CGSize(width: 20, height: height), hasMarks: true)
      let bottom = type.drop + type.dot / 2
      let half = (3 * type.dot + 2) / 2
      #expect(bottom * bottom + half * half <= type.disc * type.disc / 4 * 1.1, "\(type)")
      let gap = type.drop - type.dot / 2 - (type.digits * 0.36 - type.lift)
      let next = height - type.lift - type.digits * 0.36 - bottom
      #expect(gap < next && type.disc <= height, "\(type), \(gap), \(next)")
    }
  }

  @Test(arguments: [13.0, 14, 17, 20, 24], [true, false])
  func `two bold digits are on the disc of today`(height: Double, hasMarks: Bool) {
    for size in [11.0, 13, 17, 23] {
      let type = MonthType(size: size, largest: 17, room: CGSize(width: 20, height: height), hasMarks: hasMarks)
      let (top, half) = (type.digits * 0.36 + type.lift, type.digits * 0.6)
      #expect(top * top + half * half <= type.disc * type.disc / 4, "\(type)")
    }
  }

  @Test func `a large calendar has no hole, with or without events`() async throws {
    for bench in [CalendarBench(), CalendarBench([]), CalendarBench([], calendars: 0)] {
      let picture = try await picture(CalendarWidget(provider: bench.provider), .systemLarge)
      let height = picture.lowered.displayList.size.height
      let baselines = ([0] + lines(picture).map(\.origin.y) + [height]).sorted()
      let gaps = zip(baselines.dropFirst(), baselines).map { $0 - $1 }
      #expect(try #require(gaps.max()) < 64, "\(baselines)")
    }
  }

  @Test func `a place is next to its time completely, or not at all`() async throws {
    let bench = CalendarBench([
      CalendarBench.event("Dentist", "2026-11-23 14:30", 30, place: "Market Street 5, third floor"),
      CalendarBench.event("Choir", "2026-11-23 19:00", place: "Hall"),
    ])
    let texts = lines(try await picture(CalendarWidget(provider: bench.provider), .systemMedium)).map(\.text)
    #expect(texts.contains { $0.contains("Hall") } && !texts.contains { $0.contains("Market") || $0.contains("…") })
  }

  @Test func `a placeholder shows the month, without its events`() async throws {
    let picture = try await picture(CalendarWidget(provider: CalendarBench().provider), .systemSmall) {
      $0.state = .placeholder
    }
    #expect(lines(picture).map(\.text).contains("23"))
    // Only today's disc.
    #expect("\(picture.lowered.displayList)".matches(of: /\(ellipse/).count <= 1)
  }

  @Test func `large digits of a clock are on the lower margin`() async throws {
    for family in [WidgetFamily.systemSmall, .systemMedium] {
      let clock = try #require(try await samples(family).first { $0.kind == "clock" }).picture
      let digits = try #require(lines(clock).first { $0.text.contains("9:50") })
      #expect(abs(digits.origin.y - (clock.lowered.displayList.size.height - 16)) < 1, "\(digits.origin)")
    }
  }

  @Test func `disks come before swap, in the total's unit`() async throws {
    let widget = SystemWidget(provider: SystemProvider { _ in SystemBench.report })
    let text = try await picture(widget, .systemLarge).lowered.accessibilityText
    #expect(
      text.contains("9.1 of 16 GB") && text.contains("1.5 of 2 TB") && text.contains("home"), Comment(rawValue: text))
    if let swap = text.range(of: "Swap"), let disk = text.range(of: "Disk") {
      #expect(disk.lowerBound < swap.lowerBound)
    }
  }

  @Test(arguments: [DynamicTypeSize.large, .xxLarge, .accessibility3])
  func `a lesson's subject is larger than its details`(size: DynamicTypeSize) async throws {
    for family in [WidgetFamily.systemSmall, .systemMedium] {
      let picture = try await SchoolBench().picture(family, at: "2026-11-23 09:20") { $0.typeSize = size }
      let list = "\(picture.lowered.displayList)"
      let subject = try #require(list.firstMatch(of: /\(run "Biology" system ([\d.]+)/)?.output.1)
      let room = list.firstMatch(of: /\(run "Lab 2" system ([\d.]+)/)?.output.1
      #expect(try #require(Double(subject)) >= room.flatMap { Double($0) } ?? 0, "\(size) \(family)")
    }
  }

  @Test func `the current time line does not cross a lesson's texts`() async throws {
    let picture = try await SchoolBench().picture(.systemLarge, at: "2026-11-23 09:10")
    let list = "\(picture.lowered.displayList)"
    let line = try #require(list.firstMatch(of: /\(fill \(rect [\d.]+ ([\d.]+) [\d.]+ 1\) #FFFFFF66/))
    let top = try #require(Double(line.output.1))
    let texts = lines(picture).filter { $0.origin.y > top && $0.origin.y < top + 13 }
    // Some of the block's colour is between the line and each text that it meets.
    let after = list[line.range.upperBound...]
    let mats = after.matches(of: /\(fill \(rect [\d.]+ ([\d.]+) [\d.]+ ([\d.]+)\) #[0-9A-F]{6}FF/).filter { mat in
      let (y, height) = (Double(mat.output.1) ?? 0, Double(mat.output.2) ?? 0)
      return height > 5 && y <= top && y + height >= top + 1
    }
    #expect(!texts.isEmpty && !mats.isEmpty, "\(top)")
    let accented = try await SchoolBench().picture(.systemLarge, at: "2026-11-23 09:10") {
      $0.renderingMode = .accented
    }
    #expect("\(accented.lowered.displayList)".firstMatch(of: /\(fill \(rect [\d.]+ [\d.]+ [\d.]+ 1\) #FFFFFF66/) == nil)
  }

  @Test func `no text glows in modes without colours`() async throws {
    for family in Self.families {
      for (kind, picture) in try await samples(family, "en_US", { $0.renderingMode = .accented }) {
        let shadows = "\(picture.lowered.displayList)".matches(of: /\(shadow #[0-9A-F]{6}([0-9A-F]{2})/)
        #expect(shadows.allSatisfy { $0.output.1 == "00" }, "\(kind) \(family)")
      }
    }
  }

  @Test func `a Lock Screen shows the whole reason for no lessons`() async throws {
    for unreadable in [0, 1] {
      var bench = SchoolBench([])
      bench.calendars = (1, unreadable)
      let texts = lines(try await bench.picture(.accessoryRectangular, at: "2026-11-23 09:20")).map(\.text)
      #expect(!texts.isEmpty && !texts.contains { $0.contains("…") }, "\(texts)")
    }
  }

  @Test func `a phone of the usual size has space for two units of the day`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    var request = RenderRequest(family: .systemMedium)
    request.device = try #require(DeviceProfile.named("390x844"))
    let text = try await shelf.picture(request).lowered.accessibilityText
    #expect(text.contains("A Walk at Dawn") && text.contains("Lighthouse Letters"), Comment(rawValue: text))
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility3, .accessibility5])
  func `a command is complete at any type size`(size: DynamicTypeSize) async throws {
    for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
      let calendar = try await picture(CalendarWidget(provider: CalendarBench([], calendars: 0).provider), family) {
        $0.typeSize = size
      }
      var pictures = family == .systemSmall ? [] : [calendar]
      if family != .systemLarge {
        var bench = SchoolBench([])
        bench.calendars = (0, 0)
        pictures.append(try await bench.picture(family, at: "2026-11-23 09:20") { $0.typeSize = size })
      }
      for picture in pictures {
        let texts = lines(picture).map(\.text)
        #expect(texts.contains { $0.contains("FILE.ics") }, "\(texts)")
        #expect(!texts.contains { $0.contains("…") }, "\(texts)")
      }
    }
  }

  @Test(arguments: ["en_US", "ar_EG", "de_DE", "ja_JP"], [DynamicTypeSize.large, .xxxLarge, .accessibility3])
  func `a clock in one line keeps the time on a phone`(locale: String, size: DynamicTypeSize) async throws {
    let clock = try #require(
      try await samples(.accessoryInline, locale, { $0.typeSize = size }).first { $0.kind == "clock" })
    #expect(lines(clock.picture).contains { $0.text.contains(":") }, "\(lines(clock.picture).map(\.text))")
  }

  @Test(arguments: [DynamicTypeSize.large, .xxxLarge, .accessibility3, .accessibility5])
  func `the words of a title are not broken`(size: DynamicTypeSize) async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json(title: "Empfehlung des Tages"))
    for family in Self.families {
      var request = RenderRequest(family: family)
      (request.scale, request.typeSize) = (PixelScale(1), size)
      let texts = lines(try await shelf.picture(request)).map(\.text)
      #expect(texts.contains { $0.contains("Empfehlung") }, "\(family): \(texts)")
    }
  }

  @Test func `a line may end after a space, and next to an connectionFailed Japanese character`() {
    #expect("Empfehlung des Tages".longestUnbreakable == "Empfehlung")
    #expect("今日の予定".longestUnbreakable.count == 1)
    #expect("今日のお\u{2060}す\u{2060}す\u{2060}め".longestUnbreakable == "お\u{2060}す\u{2060}す\u{2060}め")
    #expect("".longestUnbreakable.isEmpty && "  ".longestUnbreakable.isEmpty)
  }

  @Test(arguments: ["en_US", "de_DE", "ja_JP"], [DynamicTypeSize.large, .accessibility3])
  func `a sample of the day is labelled completely`(locale: String, size: DynamicTypeSize) async throws {
    for family in Self.families {
      let daily = try await samples(family, locale) {
        ($0.state, $0.isPreview, $0.typeSize) = (.timeline, false, size)
      }.first { $0.kind == "daily" }
      let texts = lines(try #require(daily).picture).map(\.text)
      let mark = ["en_US": "SAMPLE", "de_DE": "BEISPIEL", "ja_JP": "サンプル"][locale] ?? ""
      #expect(texts.contains { $0.uppercased() == mark }, "\(family): \(texts)")
    }
  }
}
