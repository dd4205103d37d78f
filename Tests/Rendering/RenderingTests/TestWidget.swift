import Foundation
import Graphics
import ImageFetching
import Rendering
import SwiftUI
import Testing
import WidgetKit
import Widgets

/// A widget of one entry, for tests of views.
enum TestWidget {
  /// The current date in tests: 21 November 2026, 8:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// The picture of `content`, which is the whole widget, without margins.
  static func picture(
    _ request: RenderRequest = RenderRequest(family: .systemSmall), as format: OutputFormat = .png,
    locale: String = "en_US", assets: URL? = nil, pictures: ResourceFetcher? = nil,
    @ViewBuilder content: @escaping () -> some View
  ) async throws -> RenderedFrame {
    let configuration = StaticConfiguration(kind: "test", provider: StillProvider()) { _ in content() }
      .contentMarginsDisabled()
      .supportedFamilies(WidgetFamily.allCases)
    let kind = try #require(configuration._kind)
    return try await renderer(locale: locale, assets: assets, pictures: pictures).currentPicture(
      of: kind, request, as: format)
  }

  /// A renderer without group data; `assets` is its bundle's folder. Its time limit is generous, for busy machines.
  static func renderer(
    locale: String = "en_US", assets: URL? = nil, pictures: ResourceFetcher? = nil
  ) -> WidgetRenderer {
    WidgetRenderer(
      world: World(
        now: now, locale: Locale(identifier: locale), groupContainers: URL(fileURLWithPath: "/nonexistent"),
        assets: BundleAssets { assets.map { [$0] } ?? [] }, timeLimit: TimeLimit(.seconds(3600)), pictures: pictures))
  }
}

struct StillProvider: TimelineProvider {
  struct Entry: TimelineEntry {
    let date: Date
  }

  func placeholder(in context: Context) -> Entry { Entry(date: context.date) }

  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
    completion(Timeline(entries: [placeholder(in: context)], policy: .never))
  }
}
