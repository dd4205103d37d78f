import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Rendering
import SwiftUI
import Testing
import Timelines

/// From the app's saved data to a picture, as numbers.
@Suite struct ComicWidgetTests {
  @Test(
    arguments: ComicShelf.kinds,
    [
      (WidgetFamily.systemSmall, 1, PixelSize(width: 170, height: 170)),
      (.systemSmall, 3, PixelSize(width: 510, height: 510)),
      (.systemMedium, 2, PixelSize(width: 728, height: 340)),
      (.systemMedium, 3, PixelSize(width: 1092, height: 510)),
    ])
  func `a picture has its family's size`(
    kind: String, expected: (family: WidgetFamily, scale: Int, size: PixelSize)
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon")
    var request = RenderRequest(family: expected.family)
    request.scale = PixelScale(CGFloat(expected.scale))
    let picture = try await shelf.picture(of: kind, request)
    #expect(try PNGDecoder.header(of: picture.data) == expected.size)
  }

  @Test func `another device has other sizes`() async throws {
    var request = RenderRequest(family: .systemMedium)
    request.device = try #require(DeviceProfile.named("320x568"))
    let picture = try await ComicShelf().picture(request)
    #expect(try PNGDecoder.header(of: picture.data) == PixelSize(width: 584, height: 282))
  }

  @Test(arguments: ComicShelf.kinds) func `one link covers the whole picture`(kind: String) async throws {
    let shelf = try ComicShelf()
    try shelf.save(chapter: 42, name: "The Hollow Moon")
    let links = try await shelf.picture(of: kind).lowered.links
    #expect(links.map(\.url.absoluteString) == ["dbmultiverse://chapter/42"])
    #expect(links.map(\.frame) == [CGRect(x: 0, y: 0, width: 364, height: 170)])
  }

  @Test func `the entry is dated now and reloads after an hour`() async throws {
    for date in [ComicShelf.now, Date(timeIntervalSince1970: 0), ComicShelf.now.addingTimeInterval(0.25)] {
      let picture = try await ComicShelf().picture(now: date)
      #expect(picture.entryDate == date)
      #expect(picture.policy == .after(date.addingTimeInterval(3600)))
    }
  }

  /// The words of all drawn lines.
  private func drawnWords(_ picture: RenderedFrame) -> String {
    let runs = picture.lowered.displayList.description.matches(of: /\(run "([^"\n]*)"/)
    return runs.map { String($0.output.1).trimmingCharacters(in: .whitespaces) }.joined(separator: " ")
  }

  @Test(
    arguments: [WidgetFamily.systemSmall, .systemMedium],
    [DynamicTypeSize.large, .xxLarge, .xxxLarge, .accessibility1, .accessibility3, .accessibility5])
  func `a title of seven words is never truncated at any size`(family: WidgetFamily, size: DynamicTypeSize)
    async throws
  {
    let shelf = try ComicShelf()
    let title = "The Lantern Keepers of the Hollow Moon"
    try shelf.save(name: title)
    for device in ["430x932", "390x844", "ipad-820x1180"] {
      var request = RenderRequest(family: family)
      request.typeSize = size
      request.device = try #require(DeviceProfile.named(device))
      let words = drawnWords(try await shelf.picture(request))
      #expect(words.contains(title), "\(device): \(words)")
    }
  }

  @Test func `the alternative text states the progress`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(chapter: 42, name: "The Hollow Moon", progress: 73)
    let text = try await shelf.picture().lowered.accessibilityText
    #expect(text.contains("42") && text.contains("The Hollow Moon") && text.contains("73%"))
  }

  @Test func `snapshot and placeholder are single entries without a reload`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon")
    var request = RenderRequest(family: .systemMedium)
    request.state = .snapshot
    let snapshot = try await shelf.picture(request)
    request.state = .placeholder
    let placeholder = try await shelf.picture(request)
    #expect(snapshot.policy == .never && placeholder.policy == .never)
    #expect(snapshot.lowered.accessibilityText.contains("The Hollow Moon"))
    #expect(placeholder.lowered.accessibilityText != snapshot.lowered.accessibilityText)
    // Without data the timeline shows the placeholder's entry too, but not redacted.
    #expect(try await ComicShelf().picture().data != placeholder.data)
  }

  @Test(arguments: ComicShelf.kinds) func `a snapshot without data is a sample chapter with a name and a cover`(
    kind: String
  ) async throws {
    var request = RenderRequest(family: .systemMedium)
    request.state = .snapshot
    let text = try await ComicShelf().picture(of: kind, request).lowered.accessibilityText
    #expect(text.contains("The Hollow Moon") && text.contains("40%"))
    let german = try await ComicShelf().picture(of: kind, request, locale: "de").lowered.accessibilityText
    #expect(german.contains("Der hohle Mond"))
  }

  @Test(arguments: ComicShelf.kinds, [WidgetFamily.systemSmall, .systemMedium])
  func `larger type gives another picture`(kind: String, family: WidgetFamily) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    let usual = try await shelf.picture(of: kind, RenderRequest(family: family)).data
    for size in [DynamicTypeSize.xxxLarge, .accessibility3] {
      var request = RenderRequest(family: family)
      request.typeSize = size
      #expect(try await shelf.picture(of: kind, request).data != usual)
    }
  }

  @Test(arguments: ComicShelf.kinds, [WidgetFamily.systemSmall, .systemMedium])
  func `in accented mode the cover is gray, without a glow`(
    kind: String, family: WidgetFamily
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    var request = RenderRequest(family: family)
    request.renderingMode = .accented
    let picture = try await shelf.picture(of: kind, request)
    let bitmap = try PNGDecoder.decode(picture.data)
    let layout = picture.lowered.layout.map(\.description).joined()
    let frame = try #require(layout.firstMatch(of: /\(Image ([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)/)?.output)
    let numbers = try [frame.1, frame.2, frame.3, frame.4].map { try #require(Double($0)) }
    // The centre of the top band and of the bottom one: bright and dark.
    let x = Int((numbers[0] + numbers[2] / 2) * 2)
    let levels = [0.2, 0.8].map { share in
      bitmap[x, Int((numbers[1] + numbers[3] * share) * 2)] & 0xFF
    }
    #expect(levels[0] > levels[1] + 60 && levels[1] < 0x80)
    let beside = bitmap[Int((numbers[0] + numbers[2] / 2) * 2), Int((numbers[1] + numbers[3] + 3) * 2)] & 0xFF
    #expect(beside < 0x30)
  }

  @Test func `the classic look has the app's header over a cover of 70 by 90`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    let picture = try await shelf.picture(of: "comic-classic", RenderRequest(family: .systemSmall))
    let layout = picture.lowered.layout.map(\.description).joined()
    // As in the app's source: the header at the top of the margin, centred; 5 points; the cover, stretched.
    let padding = try #require(layout.firstMatch(of: /\(padding ([\d.]+) 16 ([\d.]+) ([\d.]+)\n/)?.output)
    let cover = try #require(layout.firstMatch(of: #/\(Image 50 ([\d.]+) 70 90 /#)?.output)
    let (x, width, height) = (Double(padding.1) ?? 0, Double(padding.2) ?? 0, Double(padding.3) ?? 0)
    #expect(Double(cover.1) == 16 + height)
    #expect(abs(x + width / 2 - 85) < 0.5 && layout.contains("\"73%\""))
  }

  @Test func `more progress and another title give other pictures`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", progress: 7)
    let first = try await shelf.picture().data
    try shelf.save(name: "The Hollow Moon", progress: 8)
    let second = try await shelf.picture().data
    try shelf.save(name: "The Hollow Noon", progress: 8)
    let third = try await shelf.picture().data
    #expect(first != second && second != third)
  }

  @Test func `a saved cover is shown`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon")
    let bare = try await shelf.picture()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    let covered = try await shelf.picture()
    #expect(bare.lowered.displayList.imageItems.isEmpty)
    #expect(covered.lowered.displayList.imageItems.count == 1)
    #expect(bare.data != covered.data)
    #expect(covered.diagnostics == [])
  }

  @Test func `equal requests give equal bytes on any number of threads`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "うつろな月 الأجوف", cover: ComicShelf.flatCover())
    let renderer = shelf.renderer()
    let alone = try await shelf.picture().data
    let pictures = try await withThrowingTaskGroup(of: Data.self) { group in
      for _ in 0..<8 {
        group.addTask {
          try await renderer.currentPicture(
            of: try ComicShelf.kind("comic"), RenderRequest(family: .systemMedium), as: .png
          ).data
        }
      }
      return try await group.reduce(into: [Data]()) { $0.append($1) }
    }
    #expect(pictures == Array(repeating: alone, count: 8))
  }

  @Test func `only the corners are transparent`() async throws {
    var request = RenderRequest(family: .systemSmall)
    let square = try PNGDecoder.decode(try await ComicShelf().picture(request).data)
    request.hasTransparentCorners = true
    let rounded = try PNGDecoder.decode(try await ComicShelf().picture(request).data)
    for (x, y) in [(0, 0), (339, 0), (0, 339), (339, 339)] {
      #expect(rounded[x, y] == 0)
      #expect(square[x, y] >> 24 == 0xFF)
    }
    for (x, y) in [(170, 0), (0, 170), (170, 170), (339, 170)] { #expect(rounded[x, y] == square[x, y]) }
  }

  @Test(arguments: [(OutputFormat.svg, "<?xml"), (.pdf, "%PDF-")])
  func `vector formats are written`(format: OutputFormat, beginning: String) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    let first = try await shelf.picture(as: format).data
    let second = try await shelf.picture(as: format).data
    #expect(String(decoding: first.prefix(beginning.utf8.count), as: UTF8.self) == beginning)
    #expect(first == second)
  }

  @Test func `an unsupported family is refused with the supported ones`() async throws {
    await #expect {
      _ = try await ComicShelf().picture(RenderRequest(family: .systemLarge))
    } throws: { error in
      guard case RenderError.unsupportedFamily(.systemLarge, supported: [.systemSmall, .systemMedium]) = error else {
        return false
      }
      return true
    }
  }
}
