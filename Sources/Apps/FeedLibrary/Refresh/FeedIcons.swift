import Diagnostics
import Foundation
internal import Graphics
internal import HTTPFetching
internal import ImageCodecs
internal import ImageCompression
internal import ImagePipeline
internal import MarkupText

/// Fetches the icons of feeds.
struct FeedIcons: Sendable {
  /// In pixels: 14 points at 3×.
  static let side = 42
  /// Seconds after which an icon is fetched again: 30 days.
  static let maximumAge: TimeInterval = 30 * 86_400
  /// Seconds after which a missing icon is requested again: 7 days.
  static let retryInterval: TimeInterval = 7 * 86_400
  /// The maximum size of an icon in bytes, before scaling.
  static let bytes = 1 << 20

  let source: FeedSource
  let gate: FetchGate

  /// Whether a feed's icon should be fetched.
  static func isDue(_ feed: StoredFeed, now: Date) -> Bool {
    guard !feed.address.isFileURL else { return false }
    guard let tried = feed.iconTried else { return true }
    if let address = feed.iconAddress, address.absoluteString != feed.iconSource {
      return now.timeIntervalSince(tried) >= 86_400
    }
    return now.timeIntervalSince(tried) >= (feed.icon == nil ? retryInterval : maximumAge)
  }

  /// A feed's icon as a small PNG: the one that its document names, or its website's.
  func icon(of feed: StoredFeed) async -> (icon: Data, from: URL)? {
    var reason: String?
    for address in Self.usualAddresses(of: feed) {
      switch await picture(at: address) {
      case .success(let icon): return (icon, address)
      case .failure(let failure): reason = reason ?? "\(address.redacted): \(failure.reason)"
      }
    }
    for address in await namedAddresses(of: feed) {
      if case .success(let icon) = await picture(at: address) { return (icon, address) }
    }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "feed.icon-unusable", message: "no icon found for the feed (\(reason ?? "it names none"))",
        subject: feed.address.redacted))
    return nil
  }

  private struct Failure: Error { let reason: String }

  /// The icon that the document names, and the usual location.
  private static func usualAddresses(of feed: StoredFeed) -> [URL] {
    let site = feed.siteAddress.flatMap { SubscriptionAddress.normalized($0) } ?? feed.address
    var root = URLComponents(url: site.isFileURL ? feed.address : site, resolvingAgainstBaseURL: true)
    root?.path = "/favicon.ico"
    root?.query = nil
    return [feed.iconAddress, root?.url].compactMap(\.self)
  }

  /// The icons that the website links to: `<link rel="icon">`.
  private func namedAddresses(of feed: StoredFeed) async -> [URL] {
    guard let site = feed.siteAddress, let answer = try? await answer(from: site, bytes: FeedIcons.bytes).get() else {
      return []
    }
    let charset = answer.headers["content-type"].flatMap { ContentType($0).charset }
    // Diagnostics of the page do not concern the feed.
    let page = DiagnosticLog().collecting {
      try? Markup.parse(answer.body, as: .html, charset: charset)
    }
    guard let page else { return [] }
    let links = page.elements.filter { element in
      let words = element["rel"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
      return element.name == "link" && (words.contains("icon") || words.contains("apple-touch-icon"))
    }
    let base = URL(string: answer.address) ?? site
    return links.prefix(3).compactMap { $0["href"].flatMap { URL(string: $0, relativeTo: base)?.absoluteURL } }
  }

  private func picture(at address: URL) async -> Result<Data, Failure> {
    switch await answer(from: address, bytes: FeedIcons.bytes) {
    case .failure(let error): return .failure(Failure(reason: "\(error)"))
    case .success(let answer):
      guard answer.status == 200 else {
        return .failure(Failure(reason: "HTTP status \(answer.status)"))
      }
      do throws(ImageError) {
        return .success(try Self.small(answer.body))
      } catch {
        return .failure(Failure(reason: "\(error)"))
      }
    }
  }

  /// Converts an image of any format, or a Windows icon, to a small PNG.
  static func small(_ data: Data) throws(ImageError) -> Data {
    let size = PixelSize(width: side, height: side)
    switch WindowsIcon.picture(in: data) {
    case .file(let file)?: return try IconCompressor.png(file, maximumPixelSize: size)
    case .bitmap(let bitmap)?:
      return try IconCompressor.png(IconCompressor.png(bitmap), maximumPixelSize: size)
    case nil: return try IconCompressor.png(data, maximumPixelSize: size)
    }
  }

  private func answer(from address: URL, bytes: Int) async -> Result<HTTPResponse, FetchError> {
    var fetch = source.fetch
    fetch.limits.bytes = min(bytes, fetch.limits.bytes)
    return await gate.pass(host: FeedRefresher.host(of: address)) { [fetch] in
      do throws(FetchError) {
        return .success(try await fetch.answer(from: address))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension FeedRefresher {
  /// Updates the icon of a feed that was just read.
  func withIcon(_ result: Result<FeedOutcome, FeedStoreError>) async -> Result<FeedOutcome, FeedStoreError> {
    guard fetchesIcons, case .success(let outcome) = result, let address = outcome.address, outcome.failure == nil
    else {
      return result
    }
    do throws(FeedStoreError) {
      guard let feed = try store.feed(at: address), FeedIcons.isDue(feed, now: now) else { return result }
      let found = await FeedIcons(source: source, gate: gate).icon(of: feed)
      // The URL in the document was tried, whether or not it had an icon.
      let source = feed.iconAddress ?? found?.from
      try store.keepIcon(found?.icon, from: source?.absoluteString, of: address, at: now)
      return result
    } catch .noSuchFeed {
      return result
    } catch {
      return .failure(error)
    }
  }
}
