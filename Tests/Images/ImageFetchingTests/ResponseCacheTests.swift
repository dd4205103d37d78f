import Foundation
import Testing

@testable import HTTPFetching
@testable import ImageFetching

@Suite struct ResponseCacheTests {
  private let folder = StoreFolder()
  /// Temporary files have the machine's dates.
  private let now = Date.now

  private func copy(_ url: URL, _ body: Data) -> CachedResponse {
    CachedResponse(
      HTTPResponse(status: 200, headers: HTTPHeaders(["ETag": "\"a\"", "X-Other": "b"]), body: body), of: url,
      received: now)
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  @Test func `a copy is stored for its URL only`() throws {
    let store = ResponseCache(folder: folder.url)
    let address = try url("https://user:word@example.org/a.png?token=secret#part")
    try store.keep(copy(address, Data("bytes".utf8)), of: address, now: now)
    let found = try #require(store.copy(of: address, now: now))
    #expect(found.body == Data("bytes".utf8))
    #expect(found.head.fields == ["etag": "\"a\""])
    #expect(found.questions == ["If-None-Match: \"a\""])
    #expect(store.copy(of: try url("https://user:word@example.org/a.png?token=secret"), now: now) == found)
    #expect(store.copy(of: try url("https://user:word@example.org/a.png?token=other"), now: now) == nil)
    #expect(store.copy(of: try url("https://example.org/a.png?token=secret"), now: now) == nil)
  }

  @Test func `secrets of a URL are not on disk, and the folder is private`() throws {
    let store = ResponseCache(folder: folder.url)
    let address = try url("https://user:word@example.org/a.png?token=secret")
    try store.keep(copy(address, Data("bytes".utf8)), of: address, now: now)
    let file = try #require(folder.files.first)
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(text.contains("example.org"))
    for secret in ["user", "word", "secret"] { #expect(!text.contains(secret) && !file.path.contains(secret)) }
    let mode = try FileManager.default.attributesOfItem(atPath: folder.url.path)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func `a changed file is not a copy`() throws {
    let store = ResponseCache(folder: folder.url)
    let address = try url("https://example.org/a.png")
    try store.keep(copy(address, Data("some bytes, and one more".utf8)), of: address, now: now)
    let file = try #require(folder.files.first)
    let whole = try Data(contentsOf: file)
    for index in whole.indices {
      var damaged = whole
      damaged[index] ^= 1
      #expect(CachedResponse(file: damaged) == nil, "\(index)")
      #expect(CachedResponse(file: whole[..<index]) == nil, "\(index)")
    }
    #expect(CachedResponse(file: whole + [0]) == nil)
    #expect(CachedResponse(file: Data()) == nil)
    try Data("nonsense".utf8).write(to: file)
    #expect(store.copy(of: address, now: now) == nil)
  }

  @Test func `the least recently used copies are evicted`() throws {
    let addresses = try (0..<4).map { try url("https://example.org/\($0).png") }
    let body = Data(count: 10_000)
    let store = ResponseCache(folder: folder.url, byteBudget: 35_000)
    for (index, address) in addresses.prefix(3).enumerated() {
      try store.keep(copy(address, body), of: address, now: now + TimeInterval(index))
    }
    #expect(store.copy(of: addresses[0], now: now + 10) != nil)
    try store.keep(copy(addresses[3], body), of: addresses[3], now: now + 11)
    #expect(addresses.map { store.copy(of: $0, now: now + 12) != nil } == [true, false, true, true])
    // A copy that exceeds the budget alone evicts nothing.
    try store.keep(copy(addresses[1], Data(count: 40_000)), of: addresses[1], now: now + 13)
    #expect(addresses.map { store.copy(of: $0, now: now + 14) != nil } == [true, false, true, true])
  }

  @Test func `files that a killed process left are removed after an hour`() throws {
    let store = ResponseCache(folder: folder.url)
    let address = try url("https://example.org/a.png")
    try store.keep(copy(address, Data()), of: address, now: now)
    for (name, age) in [(".almanac-1.tmp", 3601.0), (".almanac-2.tmp", 60)] {
      let path = folder.url.appending(path: name).path
      #expect(FileManager.default.createFile(atPath: path, contents: Data()))
      try FileManager.default.setAttributes([.modificationDate: now - age], ofItemAtPath: path)
    }
    try store.keep(copy(address, Data()), of: address, now: now)
    #expect(folder.files.map(\.lastPathComponent).contains(".almanac-2.tmp"))
    #expect(!folder.files.map(\.lastPathComponent).contains(".almanac-1.tmp"))
  }

  @Test func `files that another process is writing stay, however small the budget`() throws {
    let store = ResponseCache(folder: folder.url, byteBudget: 5_000)
    let addresses = try (0..<2).map { try url("https://example.org/\($0).png") }
    try store.keep(copy(addresses[0], Data()), of: addresses[0], now: now - 60)
    let path = folder.url.appending(path: ".almanac-1.tmp").path
    #expect(FileManager.default.createFile(atPath: path, contents: Data(count: 9_000)))
    // It is the least recently used.
    try FileManager.default.setAttributes([.modificationDate: now - 120], ofItemAtPath: path)
    try store.keep(copy(addresses[1], Data()), of: addresses[1], now: now)
    #expect(FileManager.default.fileExists(atPath: path))
    #expect(store.copy(of: addresses[0], now: now) == nil && store.copy(of: addresses[1], now: now) != nil)
  }

  @Test func `concurrent writers leave complete copies`() async throws {
    let store = ResponseCache(folder: folder.url, byteBudget: 100_000)
    let (now, addresses) = (now, try (0..<4).map { try url("https://example.org/\($0).png") })
    await withTaskGroup(of: Void.self) { group in
      for index in 0..<64 {
        group.addTask {
          let address = addresses[index % 4]
          let copy = CachedResponse(
            HTTPResponse(status: 200, headers: HTTPHeaders(), body: Data(repeating: UInt8(index), count: 20_000)),
            of: address, received: now)
          try? store.keep(copy, of: address, now: now)
          let found = store.copy(of: address, now: now)
          #expect(found.map { Set($0.body).count } == 1)
        }
      }
    }
  }
}
