import Foundation
import GRDB
import LibraryDatabases
import Testing

@testable import FeedLibrary

/// Files that are not stores, and stores opened by several programs.
@Suite struct FeedStoreFaultTests {
  @Test func `reading creates no file`() throws {
    let fixture = try FeedFixture()
    #expect(try FeedStore.existing(at: fixture.url) == nil)
    #expect(!FileManager.default.fileExists(atPath: fixture.url.deletingLastPathComponent().path))
  }

  @Test func `a file that is not a database is an error and stays unchanged`() throws {
    let fixture = try FeedFixture()
    let text = Data(String(repeating: "no database\n", count: 1000).utf8)
    try fixture.put(text)
    #expect(throws: FeedStoreError.database(.damaged(file: fixture.url.path, reason: "file is not a database"))) {
      try FeedStore(at: fixture.url)
    }
    #expect(FileManager.default.contents(atPath: fixture.url.path) == text)
  }

  @Test func `databases of another program or a newer release are errors and stay unchanged`() throws {
    let fixture = try FeedFixture()
    try fixture.put(Data())
    try DatabaseQueue(path: fixture.url.path).write { try $0.execute(sql: "CREATE TABLE bookmark (title TEXT)") }
    #expect(throws: FeedStoreError.database(.foreign(file: fixture.url.path))) { try FeedStore(at: fixture.url) }
    let other = try FeedFixture()
    try other.store().write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('feeds-v9')") }
    #expect(throws: FeedStoreError.database(.newerRelease(file: other.url.path, version: "feeds-v9"))) {
      try FeedStore.existing(at: other.url)
    }
  }

  @Test func `an invalid path is an error`() throws {
    #expect(throws: FeedStoreError.database(.cannotCreate(file: "/dev/null", reason: "not a regular file"))) {
      try FeedStore(at: URL(fileURLWithPath: "/dev/null"))
    }
  }

  @Test func `several programs can add and mark without losing changes`() async throws {
    let fixture = try FeedFixture()
    let first = try fixture.store((0..<20).map { .named("\($0)") })
    let ids = try first.articles(.all).map(\.id)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<4 {
        group.addTask {
          let store = try FeedStore(at: fixture.url)
          for id in ids[(number * 5)..<(number * 5 + 5)] { try store.mark([id], as: .read) }
          try store.add([StoredFeed(address: try #require(URL(string: "https://example.org/\(number)")))], at: .days(0))
        }
      }
      try await group.waitForAll()
    }
    #expect(try first.count(.unread) == 0 && first.feeds().count == 5)
  }
}

/// URLs of feeds may contain passwords and tokens.
@Suite struct FeedStoreSecrecyTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "almanac-secret-\(UUID())")

  private func permissions(_ name: String) throws -> Int {
    try #require(
      try FileManager.default.attributesOfItem(atPath: folder.appending(path: name).path)[.posixPermissions] as? Int)
  }

  @Test func `the files of a store are readable by their owner only, even from earlier releases`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "feeds/library.sqlite")
    let names = ["", "-wal", "-shm"].map { "feeds/library.sqlite\($0)" }
    do {
      let store = try FeedStore(at: url)
      #expect(try permissions("feeds") == 0o700)
      #expect(try names.map(permissions) == [0o600, 0o600, 0o600])
      withExtendedLifetime(store) {}
    }
    for name in names where FileManager.default.fileExists(atPath: folder.appending(path: name).path) {
      chmod(folder.appending(path: name).path, 0o644)
    }
    let store = try FeedStore.existing(at: url)
    #expect(try names.map(permissions) == [0o600, 0o600, 0o600])
    withExtendedLifetime(store) {}
  }
}
