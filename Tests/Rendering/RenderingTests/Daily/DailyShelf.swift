import BundledWidgets
import DailyLibrary
import Foundation
import Graphics
import ImageCodecs
import ImageFetching
import Localization
import Rendering
import SwiftUI
import Testing
import Timelines
import Widgets

/// A temporary home with the daily recommendation's container.
final class DailyShelf: Sendable {
  let home: URL
  var store: DailyStore { DailyStore(container: DailyGroup.container(home: home)) }

  init() throws {
    home = FileManager.default.temporaryDirectory.appending(path: "almanac-daily-\(UUID())")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: home) }

  /// Writes data with their images and sets them as the source.
  func set(_ json: String) throws {
    let file = home.appending(path: "today.json")
    try Data(json.utf8).write(to: file)
    let bands: [(String, [UInt32], PixelSize)] = [
      (
        "ground.png", [0xFF28_5078, 0xFF50_7090, 0xFFE0_A878, 0xFF30_4860, 0xFF18_2838],
        PixelSize(width: 182, height: 190)
      ),
      ("icon.png", [0xFFF0_D8A0, 0xFFE0_6040], PixelSize(width: 60, height: 60)),
      ("logo.png", [0xFFFF_FFFF, 0xFFFF_C040], PixelSize(width: 40, height: 40)),
      ("unit.png", [0xFF40_8060, 0xFFF0_C060], PixelSize(width: 48, height: 48)),
    ]
    for (name, colors, size) in bands {
      let bitmap = Bitmap(pixelSize: size, isOpaque: true) { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        for index in pixels.indices { pixels[index] = colors[index / size.width * colors.count / size.height] }
      }
      try PNGEncoder.encode(bitmap).write(to: home.appending(path: name))
    }
    try store.set(DailySource(file.path))
  }

  /// Data with a number of units, with all images.
  static func json(
    title: String = "By the Lake", subtitle: String = "Three things for today",
    units: [(String, String)] = [
      ("A Walk at Dawn", "Along the shore"), ("Lighthouse Letters", "A novel"), ("Lemon and Thyme", "A cake"),
    ]
  ) -> String {
    let units = units.enumerated().map { index, unit in
      """
      {"title": "\(unit.0)", "subtitle": "\(unit.1)", "picture": "unit.png", "link": "https://example.org/\(index)"}
      """
    }
    return """
      {"title": "\(title)", "subtitle": "\(subtitle)", "background": "ground.png", "icon": "icon.png", "logo": "logo.png",
       "link": "https://example.org/today", "units": [\(units.joined(separator: ","))],
       "modes": [{"id": "read", "name": "Reading", "title": "A Chapter", "link": null}]}
      """
  }

  func renderer(locale: String = "en_US", pictures: ResourceFetcher? = nil) -> WidgetRenderer {
    _ = AlmanacWidgets()
    return WidgetRenderer(
      world: World(
        now: TestWidget.now, locale: Locale(identifier: locale), stringTables: StringTables(main: .main),
        groupContainers: home.appending(path: "groups"), timeLimit: TimeLimit(.seconds(3600)), pictures: pictures))
  }

  func picture(
    _ request: RenderRequest, locale: String = "en_US", settings: [String: [String]] = [:],
    pictures: ResourceFetcher? = nil
  ) async throws -> RenderedFrame {
    let kind = try #require(AlmanacWidgets().kinds.first { $0.kind == "daily" })
    let placed = try await renderer(locale: locale).world.asking { try await kind.set(settings, in: nil) }
    return try await renderer(locale: locale, pictures: pictures).currentPicture(of: placed, request, as: .png)
  }
}
