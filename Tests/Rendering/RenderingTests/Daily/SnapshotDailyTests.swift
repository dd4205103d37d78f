import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines

/// The daily widget in every family, at one pixel per point.
@Suite struct SnapshotDailyTests {
  static let families = [WidgetFamily.systemSmall, .systemMedium, .systemLarge]

  private func expect(
    _ name: String, _ family: WidgetFamily, _ shelf: DailyShelf, locale: String = "en_US",
    settings: [String: [String]] = [:], _ change: (inout RenderRequest) -> Void = { _ in },
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    var request = RenderRequest(family: family)
    request.scale = PixelScale(1)
    change(&request)
    let picture = try await shelf.picture(request, locale: locale, settings: settings)
    #expect(picture.diagnostics == [], sourceLocation: sourceLocation)
    let size = ["\(family)".dropFirst(6).lowercased()].joined()
    try RenderingTests.expectSnapshot("daily/\(size)-\(name)", of: picture, sourceLocation: sourceLocation)
  }

  @Test(arguments: families, [WidgetRenderingMode.accented, .vibrant])
  func `accented and vibrant`(
    family: WidgetFamily, mode: WidgetRenderingMode
  ) async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    try await expect("\(mode)", family, shelf) { $0.renderingMode = mode }
  }

  @Test(arguments: families, ["en_US", "de", "ar", "ja"]) func `the sample, in its languages`(
    family: WidgetFamily, locale: String
  ) async throws {
    // In colour its sky exceeds the size limit of references, except in the small family.
    try await expect("sample-\(locale.prefix(2))", family, try DailyShelf(), locale: locale) {
      $0.renderingMode = family == .systemSmall ? .fullColor : .accented
      if family == .systemLarge { $0.scale = PixelScale(0.5) }
    }
  }

  @Test(arguments: families) func `with long texts`(family: WidgetFamily) async throws {
    let shelf = try DailyShelf()
    let long = "In Which the Keeper of the Last Lantern Learns Whose Shadow Climbs the Tower by Night"
    try shelf.set(
      DailyShelf.json(
        title: long, subtitle: long,
        units: Array(repeating: (long, long), count: 3).enumerated().map { ("\($0) \($1.0)", $1.1) }))
    // Such long texts in colour, and with three units, exceed the size limit of references.
    let settings = family == .systemLarge ? ["unitCount": ["1"]] : [:]
    try await expect("long", family, shelf, settings: settings) {
      $0.renderingMode = family == .systemSmall ? .fullColor : .accented
    }
  }

  @Test(arguments: families, [DynamicTypeSize.xSmall, .accessibility5]) func `at the smallest and largest type sizes`(
    family: WidgetFamily, typeSize: DynamicTypeSize
  ) async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    try await expect("type-\(typeSize)", family, shelf) { $0.typeSize = typeSize }
  }

  @Test(arguments: families) func `with only a title`(family: WidgetFamily) async throws {
    let shelf = try DailyShelf()
    try shelf.set("{\"title\": \"Rest\"}")
    try await expect("title-alone", family, shelf, settings: ["showsLogo": ["false"]])
  }
}
