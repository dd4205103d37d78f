import Diagnostics
import Foundation
import Graphics
import Rendering
import SwiftUI
import Testing
import Timelines
import WidgetKit

/// The news widgets, at one pixel per point.
@Suite struct SnapshotNewsTests {
  struct Look: Sendable, CustomTestStringConvertible {
    let kind: String
    let family: WidgetFamily
    let name: String

    var testDescription: String { name }
  }

  static let medium = Look(kind: "unread", family: .systemMedium, name: "medium")
  static let large = Look(kind: "starred", family: .systemLarge, name: "large")
  static let small = Look(kind: "smart-feeds", family: .systemSmall, name: "small")
  static let rectangular = Look(kind: "news-summary", family: .accessoryRectangular, name: "rectangular")
  static let circular = Look(kind: "news-summary", family: .accessoryCircular, name: "circular")
  static let inline = Look(kind: "news-summary", family: .accessoryInline, name: "inline")
  static let looks = [medium, large, small, rectangular, circular, inline]

  private func expectSnapshot(
    _ look: Look, _ name: String, _ desk: NewsDesk, locale: String = "en_US",
    sourceLocation: SourceLocation = #_sourceLocation, change: (inout RenderRequest) -> Void = { _ in }
  ) async throws {
    var request = RenderRequest(family: look.family)
    request.scale = PixelScale(1)
    change(&request)
    let picture = try await desk.picture(of: look.kind, request, locale: locale)
    #expect(picture.diagnostics == [], sourceLocation: sourceLocation)
    try RenderingTests.expectSnapshot("news/\(look.name)-\(name)", of: picture, sourceLocation: sourceLocation)
  }

  private func desk(
    _ texts: [(title: String, feed: String)] = NewsTexts.english, count: Int = 24, rows: Int = 7
  ) throws -> NewsDesk {
    let desk = try NewsDesk()
    try desk.put(Array(NewsDesk.articles(texts).prefix(rows)), count: count)
    return desk
  }

  /// Rows of long texts exceed the size limit of 20 KiB.
  private func rows(of look: Look) -> Int { look.family == .systemLarge ? 2 : 7 }

  /// Short texts for seven rows.
  private func texts(for look: Look) -> [(title: String, feed: String)] {
    look.family == .systemLarge ? NewsTexts.short : NewsTexts.english
  }

  @Test(arguments: [medium, rectangular]) func `in light`(look: Look) async throws {
    try await expectSnapshot(look, "light", try desk(texts(for: look)))
  }

  @Test(arguments: [medium]) func `in dark`(look: Look) async throws {
    try await expectSnapshot(look, "dark", try desk(texts(for: look))) { $0.colorScheme = .dark }
  }

  @Test(arguments: [medium, large, small], [WidgetRenderingMode.accented, .vibrant])
  func `accented and vibrant`(look: Look, mode: WidgetRenderingMode) async throws {
    try await expectSnapshot(look, "\(mode)", try desk(texts(for: look))) { $0.renderingMode = mode }
  }

  @Test(arguments: [rectangular, circular, inline]) func `on a watch's face, accented`(look: Look)
    async throws
  {
    try await expectSnapshot(look, "accented", try desk()) { $0.renderingMode = .accented }
  }

  @Test(arguments: looks)
  func `in German`(look: Look) async throws {
    try await expectSnapshot(
      look, "german", try desk(NewsTexts.german, count: 12345, rows: rows(of: look)), locale: "de")
  }

  @Test(arguments: looks) func `in Arabic, right to left`(look: Look) async throws {
    let texts = look.family == .systemLarge ? NewsTexts.shortArabic : NewsTexts.arabic
    try await expectSnapshot(look, "arabic", try desk(texts, count: 12345), locale: "ar")
  }

  @Test(arguments: looks)
  func `in Japanese`(look: Look) async throws {
    try await expectSnapshot(
      look, "japanese", try desk(NewsTexts.japanese, count: 12345, rows: rows(of: look)), locale: "ja")
  }

  @Test(arguments: [medium])
  func `with long titles and large counts`(look: Look) async throws {
    try await expectSnapshot(look, "long", try desk(NewsTexts.long, count: 123_456, rows: rows(of: look)))
  }

  @Test func `few articles have larger texts and whole headlines`() async throws {
    try await expectSnapshot(Self.large, "headlines", try desk(NewsTexts.headline, count: 3, rows: 3))
  }

  @Test(arguments: [DynamicTypeSize.xSmall, .xxLarge, .accessibility3])
  func `at other type sizes`(size: DynamicTypeSize) async throws {
    for look in [Self.medium, Self.small] {
      try await expectSnapshot(look, "\(size)", try desk()) { $0.typeSize = size }
    }
  }

  @Test func `with two articles, without title or icon`() async throws {
    let desk = try NewsDesk()
    try desk.put([NewsDesk.Article(id: "1", articleTitle: "Found at low tide"), NewsDesk.Article(id: "2")])
    let look = Look(kind: "today", family: .systemMedium, name: "medium")
    try await expectSnapshot(look, "two", desk)
  }
}
