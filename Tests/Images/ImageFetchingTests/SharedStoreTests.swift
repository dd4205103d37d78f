import Diagnostics
import Foundation
import Graphics
import LoopbackServing
import Testing

@testable import HTTPFetching
@testable import ImageFetching

/// Several processes with a shared store.
@Suite struct SharedStoreTests {
  private static let processes = 6
  private let folder = StoreFolder()

  /// Fetches `address` in a separate process, with a store in `folder`.
  private static func fetch(_ address: URL, into folder: URL, byteBudget: Int = 256 << 20) async throws {
    await #expect(processExitsWith: .success) { [address, folder, byteBudget] in
      let log = DiagnosticLog()
      let fetcher = ResourceFetcher(
        // The first request waits for the others, which may take long to start.
        fetch: try .ofLoopback(),
        store: ResponseCache(folder: folder, byteBudget: byteBudget),
        clock: FetchClock(now: { Date() }, wait: { _ in }))
      let picture = try await log.collecting { try await fetcher.picture(at: address) }
      try #require(picture.picture.pixelSize == PixelSize(width: 300, height: 200))
      try #require(log.diagnostics.isEmpty, "\(log.diagnostics)")
    }
  }

  @Test func `processes that fetch one image at once leave one complete copy`() async throws {
    let body = try TestPicture.png(300, 200)
    // No response is sent before all processes have sent their request, twice: for the image, and for its validation.
    let gate = Rendezvous(of: Self.processes)
    let server = try LoopbackServer { request in
      gate.meet()
      let isSame = request.headers["if-none-match"] != nil && request.number.isMultiple(of: 2)
      return isSame ? .init(304, ["ETag: \"a\""]) : .init(200, ["ETag: \"a\""], body: body)
    }
    let (address, url) = (server.url("/a.png"), folder.url)
    for round in 1...2 {
      try await withThrowingTaskGroup { group in
        for _ in 0..<Self.processes { group.addTask { try await Self.fetch(address, into: url) } }
        try await group.waitForAll()
      }
      #expect(server.hits("/a.png") == round * Self.processes)
      #expect(folder.files.map(\.pathExtension) == ["picture"])
      let copy = try #require(ResponseCache(folder: url).copy(of: address, now: Date()))
      #expect(copy.body == body && copy.questions == ["If-None-Match: \"a\""])
    }
    #expect(server.requests.count { $0.headers["if-none-match"] == "\"a\"" } == Self.processes)
  }

  @Test func `processes that fetch different images evict each other's copies`() async throws {
    let body = try TestPicture.png(300, 200)
    let gate = Rendezvous(of: Self.processes)
    let server = try LoopbackServer { _ in
      gate.meet()
      return .init(200, ["Cache-Control: max-age=600"], body: body)
    }
    let url = folder.url
    // Two and a half copies: each counts as a page of the disk.
    try #require(body.count < 3_000)
    let budget = 10_240
    let addresses = (0..<Self.processes).map { server.url("/\($0).png") }
    try await withThrowingTaskGroup { group in
      for address in addresses { group.addTask { try await Self.fetch(address, into: url, byteBudget: budget) } }
      try await group.waitForAll()
    }
    let store = ResponseCache(folder: url, byteBudget: budget)
    let kept = addresses.compactMap { store.copy(of: $0, now: Date()) }
    #expect(!kept.isEmpty && kept.count == folder.files.count && kept.allSatisfy { $0.body == body })
    // A process does not wait for another's eviction; the next one catches up.
    try store.keep(try #require(kept.first), of: server.url("/next.png"), now: Date())
    #expect((1...2).contains(folder.files.count))
  }
}
