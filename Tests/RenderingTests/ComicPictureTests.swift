import Foundation
import Graphics
import ImageCodecs
import Rendering
import Testing
import Timelines

/// From what the app side saved to a picture, as numbers.
@Suite struct ComicPictureTests {
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

  @Test func `A4: another device has other sizes`() async throws {
    var request = RenderRequest(family: .systemMedium)
    request.device = try #require(DeviceProfile.named("320x568"))
    let picture = try await ComicShelf().picture(request)
    #expect(try PNGDecoder.header(of: picture.data) == PixelSize(width: 584, height: 282))
  }

  @Test(arguments: ComicShelf.kinds) func `A4: one link covers the whole picture`(kind: String) async throws {
    let shelf = try ComicShelf()
    try shelf.save(chapter: 42, name: "The Hollow Moon")
    let links = try await shelf.picture(of: kind).lowered.links
    #expect(links.map(\.url.absoluteString) == ["dbmultiverse://chapter/42"])
    #expect(links.map(\.frame) == [CGRect(x: 0, y: 0, width: 364, height: 170)])
  }

  @Test func `A3: the entry is dated now and asked for again after an hour`() async throws {
    for date in [ComicShelf.now, Date(timeIntervalSince1970: 0), ComicShelf.now.addingTimeInterval(0.25)] {
      let picture = try await ComicShelf().picture(now: date)
      #expect(picture.entryDate == date)
      #expect(picture.policy == .after(date.addingTimeInterval(3600)))
    }
  }

  @Test func `A2: the alternative text says what is read`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(chapter: 42, name: "The Hollow Moon", progress: 73)
    let text = try await shelf.picture().lowered.accessibilityText
    #expect(text.contains("42") && text.contains("The Hollow Moon") && text.contains("73%"))
  }

  @Test func `A3: snapshot and placeholder are single entries that stay`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon")
    var request = RenderRequest(family: .systemMedium)
    request.state = .snapshot
    let snapshot = try await shelf.picture(request)
    request.state = .placeholder
    let placeholder = try await shelf.picture(request)
    #expect(snapshot.policy == .never && placeholder.policy == .never)
    #expect(snapshot.lowered.accessibilityText.contains("The Hollow Moon"))
    #expect(!placeholder.lowered.accessibilityText.contains("The Hollow Moon"))
    // Without data the timeline shows the placeholder's entry, too, but not as bars.
    #expect(try await ComicShelf().picture().data != placeholder.data)
  }

  @Test func `A6: more progress and another title are other pictures`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", progress: 7)
    let first = try await shelf.picture().data
    try shelf.save(name: "The Hollow Moon", progress: 8)
    let second = try await shelf.picture().data
    try shelf.save(name: "The Hollow Noon", progress: 8)
    let third = try await shelf.picture().data
    #expect(first != second && second != third)
  }

  @Test func `A6: a saved cover is shown`() async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon")
    let bare = try await shelf.picture()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    let covered = try await shelf.picture()
    #expect(bare.lowered.displayList.pictureItems.isEmpty)
    #expect(covered.lowered.displayList.pictureItems.count == 1)
    #expect(bare.data != covered.data)
    #expect(covered.diagnostics == [])
  }

  @Test func `equal questions give equal bytes on any number of threads`() async throws {
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

  @Test func `transparent corners are clear, and only the corners`() async throws {
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
  func `shapes and text can be files of their own`(format: OutputFormat, beginning: String) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    let first = try await shelf.picture(as: format).data
    let second = try await shelf.picture(as: format).data
    #expect(String(decoding: first.prefix(beginning.utf8.count), as: UTF8.self) == beginning)
    #expect(first == second)
  }

  @Test func `a family that the widget lacks is refused with those it has`() async throws {
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
