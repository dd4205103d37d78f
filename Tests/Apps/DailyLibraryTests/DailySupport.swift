import Ambient
import Diagnostics
import Foundation
import Graphics
import HTTPFetching
import ImageCodecs
import ImageFetching
import ImagePipeline
import LoopbackServing
import Synchronization

@testable import DailyLibrary

/// A temporary folder, removed at the end.
final class DailyFolder: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "daily-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var store: DailyStore { DailyStore(container: url.appending(path: "group", directoryHint: .isDirectory)) }
  func path(_ name: String) -> String { url.appending(path: name).path }
  func put(_ data: Data, _ name: String) throws { try data.write(to: url.appending(path: name)) }
  func put(_ json: String, _ name: String = "today.json") throws { try put(Data(json.utf8), name) }

  /// A fetcher like another process's: with the same cache on disk, and without memory.
  func fetcher(limits: FetchLimits = .patient(), isOffline: Bool = false, hosts: [String] = ["127.0.0.1"]) throws
    -> ResourceFetcher
  {
    var policy = FetchPolicy()
    (policy.tries, policy.isOffline) = (1, isOffline)
    return ResourceFetcher(
      fetch: GuardedFetch(limits: limits, allowed: try AllowedHosts(hosts)),
      store: ResponseCache(folder: url.appending(path: "pictures")), policy: policy,
      clock: FetchClock(now: { Daily.now }, wait: { _ in }))
  }
}

enum Daily {
  /// 21 November 2026, 8:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_795_248_000)

  /// A PNG of one colour with a width in pixels.
  static func png(_ width: Int) throws -> Data {
    let bitmap = Bitmap(pixelSize: PixelSize(width: width, height: 2), isOpaque: true) { bytes in
      for index in 0..<bytes.count { bytes[index] = 0xFF }
    }
    return try PNGEncoder.encode(bitmap)
  }

  /// Runs `work` with a log and a fetcher, like the renderer.
  static func asked<Value: Sendable>(
    _ fetcher: ResourceFetcher?, _ work: () async throws -> Value
  ) async rethrows -> (value: Value, diagnostics: [Diagnostic]) {
    let log = DiagnosticLog()
    let value = try await log.collecting {
      try await withAmbientValues({ $0.imageFetcher = fetcher }) { try await work() }
    }
    return (value, log.diagnostics)
  }

  static func reading(_ json: String) throws -> DailyReading {
    try DailyReading(Data(json.utf8), of: .file(path: "/today.json"))
  }
}
