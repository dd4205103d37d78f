import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import ImageFetching
import ImagePipeline
import LoopbackServing
import SwiftUI
import Synchronization
import Testing
import Timelines
import Views
import WidgetKit

@testable import Rendering

/// `AsyncImage` with a reachable network.
@Suite struct FetchedImageTests {
  /// Stores nothing, and may connect to this machine.
  private func fetcher(isOffline: Bool = false) throws -> ResourceFetcher {
    var policy = FetchPolicy()
    policy.isOffline = isOffline
    policy.tries = 1
    return ResourceFetcher(
      fetch: GuardedFetch(limits: .patient(), allowed: try AllowedHosts(["127.0.0.1"])), store: nil, policy: policy,
      clock: FetchClock(now: { TestWidget.now }, wait: { _ in }))
  }

  private struct Phases: View {
    let url: URL?

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .success(let image): image
        case .failure: Text("failure")
        default: Text("empty")
        }
      }
    }
  }

  @Test func `an image is fetched before drawing, once for all its uses`() async throws {
    let server = try LoopbackServer(["/a.png": try AssetFolder.png(6, 6), "/b.png": try AssetFolder.png(4, 4)])
    let (a, b) = (server.url("/a.png"), server.url("/b.png"))
    let picture = try await TestWidget.picture(pictures: try fetcher()) {
      HStack {
        Phases(url: a)
        AsyncImage(url: a, scale: 2)
        Phases(url: b)
      }.containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.displayList.imageItems.map(\.picture.pixelSize.width) == [6, 6, 4])
    #expect(picture.diagnostics.isEmpty)
    #expect(server.requests.map(\.path).sorted() == ["/a.png", "/b.png"])
  }

  @Test func `an image that appears only after another one is fetched as well`() async throws {
    let server = try LoopbackServer(["/a.png": try AssetFolder.png(6, 6), "/b.png": try AssetFolder.png(4, 4)])
    let (a, b) = (server.url("/a.png"), server.url("/b.png"))
    let picture = try await TestWidget.picture(pictures: try fetcher()) {
      AsyncImage(url: a) { _ in
        Phases(url: b)
      } placeholder: {
        Color.gray
      }.containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.displayList.imageItems.map(\.picture.pixelSize.width) == [4])
    #expect(picture.diagnostics.isEmpty)
  }

  @Test func `a failed image shows its failure, and the diagnostic has the reason without secrets`() async throws {
    let server = try LoopbackServer { request in
      request.path == "/page" ? .init(body: Data("<!DOCTYPE html><html>".utf8)) : .init(404)
    }
    let missing = try #require(
      URL(string: server.url("/a?token=secret").absoluteString.replacing("//", with: "//me:word@")))
    let picture = try await TestWidget.picture(pictures: try fetcher()) {
      VStack {
        Phases(url: missing)
        Phases(url: server.url("/page"))
        Phases(url: URL(string: "http://10.0.0.1/"))
        Phases(url: URL(string: "ftp://example.org/"))
      }.containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.accessibilityText == "failure failure failure failure")
    #expect(Set(picture.diagnostics.map(\.id)) == ["picture.not-fetched"])
    let texts = picture.diagnostics.map(\.description)
    for part in ["/a?token=…: HTTP status 404", "an HTML page", "a private address", "unsupported URL scheme 'ftp'"] {
      #expect(texts.contains { $0.contains(part) }, "\(part) is not in \(texts)")
    }
    for secret in ["word", "secret"] { #expect(!texts.contains { $0.contains(secret) }) }
  }

  @Test func `offline nothing is fetched`() async throws {
    let server = try LoopbackServer(["/a.png": try AssetFolder.png(6, 6)])
    let picture = try await TestWidget.picture(pictures: try fetcher(isOffline: true)) {
      Phases(url: server.url("/a.png")).containerBackground(.white, for: .widget)
    }
    #expect(picture.lowered.accessibilityText == "failure")
    #expect(picture.diagnostics.map(\.id) == ["image.not-cached"])
    #expect(server.requests.isEmpty)
  }

  @Test func `images that take too long are not awaited`() async throws {
    let server = try LoopbackServer { _ in .init(bytes: Data(), staysOpen: true) }
    let pictures = RemoteImageRequests(
      fetcher: try fetcher(), limit: TimeLimit(.seconds(30)) { _ in })
    let url = server.url("/a.png")
    #expect(pictures.image(at: url, scale: 1).reason == .notCached)
    #expect(await pictures.fetchMissing())
    #expect(pictures.image(at: url, scale: 1).reason == .notFetched("timed out after 30 seconds"))
    #expect(await !pictures.fetchMissing())
  }

  @Test func `a provider and a view share what is fetched`() async throws {
    let server = try LoopbackServer(["/a.png": try AssetFolder.png(6, 6)])
    let url = server.url("/a.png")
    let folder = try AssetFolder()
    let one = ResourceFetcher(
      fetch: try .ofLoopback(), store: ResponseCache(folder: folder.url),
      clock: FetchClock(now: { TestWidget.now }, wait: { _ in }))
    let configuration = StaticConfiguration(kind: "test", provider: FetchingProvider(url: url)) { entry in
      VStack {
        Text("\(entry.width)")
        Phases(url: url)
      }.containerBackground(.white, for: .widget)
    }
    let kind = try #require(configuration._kind)
    let picture = try await TestWidget.renderer(pictures: one).currentPicture(
      of: kind, RenderRequest(family: .systemSmall), as: .png)
    #expect(picture.lowered.accessibilityText == "6")
    #expect(picture.lowered.displayList.imageItems.count == 1)
    #expect(server.requests.count == 1)
  }

  private struct FetchingProvider: TimelineProvider {
    let url: URL

    struct Entry: TimelineEntry {
      let date: Date
      var width = 0
    }

    func placeholder(in context: Context) -> Entry { Entry(date: context.date) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      let date = context.date
      Task {
        let picture = try? await ResourceFetcher.current?.picture(at: url)
        completion(
          Timeline(entries: [Entry(date: date, width: picture?.picture.pixelSize.width ?? -1)], policy: .never))
      }
    }
  }
}

extension Result {
  fileprivate var reason: Failure? { if case .failure(let error) = self { error } else { nil } }
}
