import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

/// The comic widgets in both looks and families, at one pixel per point; the sky of the medium one at half a pixel.
@Suite struct SnapshotComicTests {
  static let looks = ComicShelf.kinds.flatMap { kind in
    [WidgetFamily.systemSmall, .systemMedium].map { Look(kind: kind, family: $0) }
  }

  struct Look: Sendable, CustomTestStringConvertible {
    let kind: String
    let family: WidgetFamily

    var testDescription: String { "\(kind) \(family)" }

    func expectSnapshot(
      _ name: String, _ shelf: ComicShelf, locale: String = "en_US", scheme: ColorScheme = .light,
      state: RenderRequest.State = .timeline, mode: WidgetRenderingMode = .fullColor,
      typeSize: DynamicTypeSize = .large, device: String? = nil,
      sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
      var request = RenderRequest(family: family)
      request.scale = PixelScale(kind == "comic" && family == .systemMedium ? 0.5 : 1)
      request.colorScheme = scheme
      request.state = state
      request.renderingMode = mode
      request.typeSize = typeSize
      if let device { request.device = try #require(DeviceProfile.named(device)) }
      let picture = try await shelf.picture(of: kind, request, locale: locale)
      #expect(picture.diagnostics == [], sourceLocation: sourceLocation)
      let size = family == .systemSmall ? "small" : "medium"
      try RenderingTests.expectSnapshot("\(kind)/\(size)-\(name)", of: picture, sourceLocation: sourceLocation)
    }
  }

  @Test(arguments: looks) func `with a cover`(look: Look) async throws {
    let shelf = try ComicShelf()
    // The painted cover exceeds the size limit of references; a cover of flat colours shows its position as well.
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    try await look.expectSnapshot("cover", shelf)
  }

  @Test(arguments: looks, [0, 7, 100]) func `without a cover, from nothing read to all`(
    look: Look, progress: Int
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", progress: progress)
    try await look.expectSnapshot("progress-\(progress)", shelf)
  }

  @Test(arguments: looks) func `before anything was read`(look: Look) async throws {
    try await look.expectSnapshot("placeholder", try ComicShelf())
  }

  @Test(arguments: looks, ["de", "ar", "ja"]) func `before anything was read, in another language`(
    look: Look, locale: String
  ) async throws {
    try await look.expectSnapshot("empty-\(locale)", try ComicShelf(), locale: locale)
  }

  @Test(arguments: looks) func `a sample`(look: Look) async throws {
    try await look.expectSnapshot("sample", try ComicShelf(), state: .snapshot)
  }

  @Test(arguments: looks, [WidgetRenderingMode.accented, .vibrant]) func `with one colour or two`(
    look: Look, mode: WidgetRenderingMode
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Hollow Moon", cover: ComicShelf.flatCover())
    try await look.expectSnapshot("\(mode)", shelf, mode: mode)
  }

  @Test(arguments: looks, [DynamicTypeSize.xxxLarge, .accessibility3]) func `larger letters`(
    look: Look, size: DynamicTypeSize
  ) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Keeper of the Last Lantern", cover: ComicShelf.flatCover())
    try await look.expectSnapshot("\(size)", shelf, typeSize: size)
  }

  @Test(arguments: looks) func `the smallest screen`(look: Look) async throws {
    let shelf = try ComicShelf()
    try shelf.save(name: "The Keeper of the Last Lantern", cover: ComicShelf.flatCover())
    try await look.expectSnapshot("smallest", shelf, device: "320x568")
  }

  @Test(arguments: looks) func `with a long title`(look: Look) async throws {
    let shelf = try ComicShelf()
    let name = "In Which the Keeper of the Last Lantern Learns Whose Shadow Climbs the Tower by Night"
    try shelf.save(chapter: 1234, name: name)
    try await look.expectSnapshot("long-title", shelf)
  }

  @Test(
    arguments: looks,
    [
      ("arabic", "ar", "القمر الأجوف"), ("hebrew", "he", "הירח החלול"), ("japanese", "ja", "うつろな月と灯台守"),
      ("korean", "ko", "텅 빈 달과 등대지기"),
    ])
  func `with a title in another script`(look: Look, title: (script: String, locale: String, name: String))
    async throws
  {
    let shelf = try ComicShelf()
    try shelf.save(name: title.name, progress: 40)
    try await look.expectSnapshot(title.script, shelf, locale: title.locale)
  }
}
