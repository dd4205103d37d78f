import DailyLibrary
import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import ImageFetching
import LayoutEngine
import LoopbackServing
import Rendering
import SwiftUI
import Testing
import Timelines
import Widgets

/// The daily widget, as numbers.
@Suite struct DailyWidgetTests {
  private func fetcher() throws -> ResourceFetcher {
    var policy = FetchPolicy()
    policy.tries = 1
    return ResourceFetcher(
      fetch: GuardedFetch(limits: .patient(), allowed: try AllowedHosts(["127.0.0.1"])), store: nil, policy: policy,
      clock: FetchClock(now: { TestWidget.now }, wait: { _ in }))
  }

  /// The frames of the leaves whose rule has a name.
  private func frames(_ rule: String, in nodes: [PlacedNode]) -> [CGRect] {
    nodes.flatMap { node in (node.node.rule.name == rule ? [node.frame] : []) + frames(rule, in: node.inPaintingOrder) }
  }

  @Test func `icon and logo have their specified sizes`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    let picture = try await shelf.picture(RenderRequest(family: .systemSmall))
    let images = frames("Image", in: picture.lowered.layout)
    // Background, icon, logo.
    try #require(images.count == 3)
    // 182 × 190 pixels fill 170 × 170 points: the narrower side fits, the other is cropped equally on both sides.
    #expect(abs(images[0].width - 170) < 0.01 && abs(images[0].midY - 85) < 0.01 && images[0].height > 170)
    #expect(abs(images[1].width - 68) < 0.01 && abs(images[1].height - 68) < 0.01 && abs(images[1].minX - 14) < 0.01)
    #expect(images[2] == CGRect(x: 140, y: 10, width: 20, height: 20))
    // 40 % of the height, from transparent to 0.35 of black.
    #expect(frames("Rectangle", in: picture.lowered.layout) == [CGRect(x: 0, y: 102, width: 170, height: 68)])
    #expect(picture.lowered.displayList.description.contains("0 #00000000, 1 #00000059"))
    // The day, two lines of 15 and 13 points, and the hidden word that measures the title, in 170 less 14 on each
    // side.
    let lines = frames("Text", in: picture.lowered.layout)
    #expect(lines.count == 4 && lines.allSatisfy { $0.minX == 14 && $0.maxX <= 156 && $0.maxY <= 156 })
  }

  @Test func `large has four links besides its own, medium one per unit, small none`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    let today = "https://example.org/today"
    let units = (0..<3).map { "https://example.org/\($0)" }
    let large = try await shelf.picture(RenderRequest(family: .systemLarge)).lowered.links
    #expect(large.map(\.url.absoluteString) == [today, today] + units)
    #expect(
      large.dropFirst().map(\.frame) == [
        CGRect(x: 0, y: 0, width: 364, height: 182), CGRect(x: 0, y: 189, width: 364, height: 62),
        CGRect(x: 0, y: 251, width: 364, height: 62), CGRect(x: 0, y: 313, width: 364, height: 62),
      ])
    let medium = try await shelf.picture(RenderRequest(family: .systemMedium)).lowered.links
    #expect(medium.map(\.url.absoluteString) == [today] + units.prefix(2))
    let small = try await shelf.picture(RenderRequest(family: .systemSmall)).lowered.links
    #expect(small.map(\.url.absoluteString) == [today])
  }

  @Test(arguments: [WidgetFamily.systemSmall, .systemMedium, .systemLarge])
  func `letters grow with the type size, and stay in the widget`(family: WidgetFamily) async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    var heights: [CGFloat] = []
    for typeSize in [DynamicTypeSize.xSmall, .large, .xxxLarge, .accessibility5] {
      var request = RenderRequest(family: family)
      request.typeSize = typeSize
      let picture = try await shelf.picture(request)
      let texts = frames("Text", in: picture.lowered.layout)
      let bounds = CGRect(origin: .zero, size: picture.lowered.layout[0].frame.size).insetBy(dx: 4, dy: 4)
      #expect(texts.count >= 2 && texts.allSatisfy { bounds.contains($0) }, "\(typeSize): \(texts)")
      heights.append(texts.map(\.height).min() ?? 0)
    }
    #expect(heights == heights.sorted() && Set(heights).count == 4)
  }

  @Test func `units make way for larger letters, with their background and their links`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    var request = RenderRequest(family: .systemLarge)
    request.typeSize = .accessibility5
    let large = try await shelf.picture(request).lowered
    #expect(large.links.map(\.url.path) == ["/today", "/today", "/0", "/1"])
    let list = large.links.suffix(2).reduce(CGRect.null) { $0.union($1.frame) }.insetBy(dx: 0, dy: -7)
    #expect(frames("Color", in: large.layout).contains { abs($0.minY - list.minY) < 0.01 && $0.maxY == list.maxY })
    request.family = .systemMedium
    #expect(try await shelf.picture(request).lowered.links.map(\.url.path) == ["/today"])
  }

  @Test func `data and images are loaded before the timeline is returned`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    let png = try Data(contentsOf: shelf.home.appending(path: "unit.png"))
    let json = Data(DailyShelf.json().utf8)
    let server = try LoopbackServer { request in .init(body: request.path == "/today.json" ? json : png) }
    let settings = ["source": [server.url("/today.json").absoluteString]]
    let picture = try await shelf.picture(
      RenderRequest(family: .systemLarge), settings: settings, pictures: try fetcher())
    #expect(picture.diagnostics == [])
    #expect(frames("Image", in: picture.lowered.layout).count == 5)
    #expect(Set(server.requests.map(\.path)) == ["/today.json", "/ground.png", "/icon.png", "/logo.png", "/unit.png"])
    #expect(server.requests.count == 5 && server.requests.first?.path == "/today.json")
    // Without a fetcher, the stored data are shown, and the images are missing.
    let alone = try await shelf.picture(RenderRequest(family: .systemLarge), settings: settings)
    #expect(Set(alone.diagnostics.map(\.id)) == ["daily.data-kept", "daily.picture-missing"])
    #expect(server.requests.count == 5)
    #expect(alone.policy == .after(TestWidget.now.addingTimeInterval(1800)))
  }

  @Test func `a gallery and a placeholder show the sample, without requests`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    let server = try LoopbackServer { _ in .init(404) }
    var preview = RenderRequest(family: .systemMedium)
    preview.isPreview = true
    let settings = ["source": [server.url("/today.json").absoluteString]]
    let shown = try await shelf.picture(preview, settings: settings, pictures: try fetcher())
    #expect(shown.diagnostics == [] && server.requests.isEmpty)
    #expect(shown.lowered.links.map(\.url.scheme) == ["almanac-daily", "almanac-daily", "almanac-daily"])
    #expect(frames("Image", in: shown.lowered.layout).isEmpty)
  }

  @Test func `a drawing replaces a damaged image`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    let whole = try Data(contentsOf: shelf.home.appending(path: "icon.png"))
    try whole.prefix(60).write(to: shelf.home.appending(path: "icon.png"))
    let picture = try await shelf.picture(RenderRequest(family: .systemSmall))
    #expect(picture.diagnostics.map(\.id) == ["daily.picture-missing"])
    #expect(picture.diagnostics.first?.subject?.hasSuffix("/icon.png") == true)
    #expect(frames("Image", in: picture.lowered.layout).count == 2)
  }

  @Test func `the widget reloads at midnight`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    let picture = try await shelf.picture(RenderRequest(family: .systemSmall))
    #expect(picture.policy == .after(try Date("2026-11-22T00:00:00Z", strategy: .iso8601)))
  }

  @Test func `without a URL a unit opens ours, escaped`() async throws {
    let shelf = try DailyShelf()
    try shelf.set("{\"title\": \"a\", \"units\": [{\"title\": \"Crème & 日本\"}]}")
    let links = try await shelf.picture(RenderRequest(family: .systemMedium)).lowered.links
    let unit = try #require(links.last.flatMap { URLComponents(url: $0.url, resolvingAgainstBaseURL: false) })
    #expect(unit.host == "unit" && unit.queryItems?.first?.value == "Crème & 日本")
  }

  @Test func `the same widget shows each slot's settings`() async throws {
    let shelf = try DailyShelf()
    try shelf.set(DailyShelf.json())
    let large = RenderRequest(family: .systemLarge)
    let mode = try await shelf.picture(large, settings: ["mode": ["Reading"], "unitCount": ["0"]]).lowered.links
    #expect(mode.map(\.url.absoluteString) == ["almanac-daily://recommendation?mode=read"])
    let picks = try await shelf.picture(large, settings: ["units": ["Lemon and Thyme", "1"]]).lowered.links
    #expect(picks.dropFirst(2).map(\.url.path) == ["/2", "/0"])
    await #expect(throws: (any Error).self) { try await shelf.picture(large, settings: ["unitCount": ["9"]]) }
  }
}
