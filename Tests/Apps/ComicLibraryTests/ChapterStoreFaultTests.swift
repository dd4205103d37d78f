import Foundation
import GRDB
import LibraryDatabases
import Testing

@testable import ComicLibrary

/// Files that are not stores, and invalid paths.
@Suite struct ChapterStoreFaultTests {
  private func error(at url: URL) -> ChapterStoreError? {
    do throws(ChapterStoreError) {
      _ = try ChapterStore(at: url)
      return nil
    } catch {
      return error
    }
  }

  private func expectKept(_ data: Data, _ fixture: StoreFixture) {
    #expect(FileManager.default.contents(atPath: fixture.url.path) == data)
    #expect(fixture.names.filter { !$0.hasPrefix("library.sqlite-") } == ["library.sqlite"])
  }

  @Test func `reading creates no file`() throws {
    let fixture = try StoreFixture()
    #expect(try ChapterStore.existing(at: fixture.url) == nil)
    #expect(!FileManager.default.fileExists(atPath: fixture.url.deletingLastPathComponent().path))
    try fixture.put(Data())
    #expect(try ChapterStore.existing(at: fixture.url) == nil)
    #expect(FileManager.default.contents(atPath: fixture.url.path) == Data())
  }

  @Test func `an empty file becomes a store`() throws {
    let fixture = try StoreFixture()
    try fixture.put(Data())
    #expect(try fixture.store([.numbered(1)]).chapters(of: StoredComic.site).count == 1)
  }

  @Test func `a file that is not a database is an error and stays unchanged`() throws {
    let fixture = try StoreFixture()
    let text = Data(String(repeating: "no database\n", count: 1000).utf8)
    try fixture.put(text)
    let damaged = ChapterStoreError.database(.damaged(file: fixture.url.path, reason: "file is not a database"))
    #expect(error(at: fixture.url) == damaged)
    #expect(throws: damaged) { try ChapterStore.existing(at: fixture.url) }
    expectKept(text, fixture)
  }

  @Test func `a damaged database is an error and stays unchanged`() throws {
    let fixture = try StoreFixture()
    try fixture.store((1...400).map { .numbered($0) }).flush()
    var data = try Data(contentsOf: fixture.url)
    try #require(data.count > 8 * 4096)
    for index in 4096..<data.count { data[index] = 0xA5 }
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fixture.url.path + suffix) }
    try data.write(to: fixture.url)
    guard case .database(.damaged(let file, _)) = error(at: fixture.url) else {
      Issue.record("\(String(describing: error(at: fixture.url)))")
      return
    }
    #expect(file == fixture.url.path)
    expectKept(data, fixture)
  }

  @Test func `a value of the wrong type is damage`() throws {
    let fixture = try StoreFixture()
    let store = try fixture.store([.numbered(1)])
    let expect = { (change: String, value: String) throws in
      try store.write { try $0.execute(sql: change) }
      let reason = "could not decode \(value)"
      return ChapterStoreError.database(.damaged(file: fixture.url.path, reason: reason))
    }
    let number = try expect("UPDATE chapter SET startPage = 'first'", #"Int from database value "first""#)
    #expect(throws: number) { try store.chapters(of: StoredComic.site) }
    let name = try expect("UPDATE chapter SET name = x'FF00FE'", "String from database value Data(3 bytes)")
    #expect(throws: name) { try store.chapters(of: StoredComic.site) }
    let date = try expect("UPDATE comic SET openedAt = 'soon'", #"Int64 from database value "soon""#)
    #expect(throws: date) { try store.comics() }
  }

  @Test func `a store of a newer release is an error and stays unchanged`() throws {
    let fixture = try StoreFixture()
    try fixture.store([.numbered(1)]).write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('v9')") }
    let newer = ChapterStoreError.database(.newerRelease(file: fixture.url.path, version: "v9"))
    #expect(error(at: fixture.url) == newer)
    #expect(throws: newer) { try ChapterStore.existing(at: fixture.url) }
  }

  @Test func `another program's database is an error and stays unchanged`() throws {
    let fixture = try StoreFixture()
    try fixture.put(Data())
    try DatabaseQueue(path: fixture.url.path).write { try $0.execute(sql: "CREATE TABLE bookmark (title TEXT)") }
    let data = try Data(contentsOf: fixture.url)
    #expect(error(at: fixture.url) == .database(.foreign(file: fixture.url.path)))
    #expect(throws: ChapterStoreError.database(.foreign(file: fixture.url.path))) {
      try ChapterStore.existing(at: fixture.url)
    }
    expectKept(data, fixture)
  }

  @Test(arguments: ["/proc/almanac/library.sqlite", "/dev/null", "/", "/dev/null/library.sqlite"])
  func `an invalid path is an error`(path: String) throws {
    guard case .database(.cannotCreate) = error(at: URL(fileURLWithPath: path)) else {
      Issue.record("\(String(describing: error(at: URL(fileURLWithPath: path))))")
      return
    }
  }

  @Test func `a folder in place of the file cannot be read`() throws {
    let fixture = try StoreFixture()
    try FileManager.default.createDirectory(at: fixture.url, withIntermediateDirectories: true)
    #expect(throws: ChapterStoreError.database(.unreadable(file: fixture.url.path, reason: "not a regular file"))) {
      try ChapterStore.existing(at: fixture.url)
    }
  }
}
