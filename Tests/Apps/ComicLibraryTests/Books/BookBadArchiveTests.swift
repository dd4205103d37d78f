import Diagnostics
import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// Damaged and malicious archives.
@Suite struct BookBadArchiveTests {
  private let fixture: BookFixture
  private let file: String

  init() throws {
    fixture = try BookFixture()
    file = fixture.url("Hollow Moon 042.cbz").path
  }

  /// The error of reading an image of a comic with these entries.
  private func failure(_ entries: [ZipWriter.Entry], at index: Int = 0) throws -> ComicBookError? {
    let book = try fixture.book(entries)
    do throws(ComicBookError) {
      _ = try book.picture(at: index)
      return nil
    } catch {
      return error
    }
  }

  @Test func `the error of a file that is not an archive says what it is`() throws {
    #expect(try fixture.failure(of: Data("%PDF-1.7".utf8)) == .notAnArchive(file: file, found: "a PDF document"))
    #expect(try fixture.failure(of: Data()) == .notAnArchive(file: file, found: "an empty file"))
    let rar = Data("Rar!\u{1A}\u{7}\u{0}".utf8)
    #expect(try fixture.failure(of: rar) == .notAnArchive(file: file, found: "a RAR archive"))
  }

  @Test func `a path that is not a file is an error, and pipes do not block`() throws {
    let missing = fixture.url("gone.cbz")
    #expect(throws: ComicBookError.missing(file: missing.path)) { try ComicBook(url: missing) }
    let pipe = fixture.url("pipe.cbz")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    #expect(throws: ComicBookError.notAFile(file: pipe.path)) { try ComicBook(url: pipe) }
    let page = try #require(URL(string: "https://example.org/1.cbz"))
    #expect(throws: ComicBookError.missing(file: "https://example.org/1.cbz")) { try ComicBook(url: page) }
  }

  @Test func `an empty archive has no pages`() throws {
    #expect(try fixture.failure(of: ZipWriter().data) == .noImages(file: file))
    #expect(try fixture.failure(of: ZipWriter([.init("a.txt", Data())]).data) == .noImages(file: file))
  }

  @Test func `a truncated archive is an error`() throws {
    let whole = ZipWriter(BookFixture.pages(3)).data
    for count in stride(from: 1, to: whole.count, by: 3) {
      let failure = try fixture.failure(of: whole.prefix(count))
      guard case .damagedArchive? = failure else {
        #expect(count < 2 && failure != nil, "\(count) bytes: \(String(describing: failure))")
        continue
      }
    }
  }

  @Test func `truncating an open file is an error of the page`() throws {
    let book = try fixture.book(BookFixture.pages(3))
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
    try handle.truncate(atOffset: 40)
    #expect(throws: ComicBookError.self) { try book.picture(at: 2) }
    #expect(throws: ComicBookError.self) { try book.cover() }
  }

  @Test func `a part of a multi-part archive is an error`() throws {
    var zip = ZipWriter(BookFixture.pages(1))
    zip.disk = 1
    #expect(try fixture.failure(of: zip.data) == .multiDisk(file: file))
  }

  @Test func `data before an archive are an error if its offsets do not include them`() throws {
    let data = Data(repeating: 0x41, count: 100) + ZipWriter(BookFixture.pages(2)).data
    guard case .notAnArchive(file, _)? = try fixture.failure(of: data) else {
      Issue.record("it opened, or says something else")
      return
    }
  }

  @Test func `a checksum mismatch is an error`() throws {
    var pages = BookFixture.pages(2)
    pages[1].checksum = 0x1234_5678
    #expect(try failure(pages, at: 1) == .badChecksum(file: file, entry: "page2.png"))
    #expect(try failure(pages, at: 0) == nil)
  }

  @Test func `a zip bomb with a true size is not unpacked`() throws {
    let honest = ZipWriter.Entry.zeros("a.png", count: 4 << 20)
    #expect(try failure([honest]) == .bomb(file: file, entry: "a.png", ratio: 100))
    var huge = ZipWriter.Entry("a.png", Data(count: 10))
    (huge.method, huge.size) = (8, 3 << 30)
    #expect(try failure([huge]) == .tooLarge(file: file, entry: "a.png", limit: 64 << 20))
    (huge.isZip64, huge.size) = (true, .max)
    #expect(throws: ComicBookError.self) { try fixture.book([huge]).picture(at: 0) }
  }

  @Test func `a zip bomb with a false size is unpacked only to that size`() throws {
    let liar = ZipWriter.Entry.zeros("a.png", count: 8 << 20, claiming: 1000)
    guard case .damagedEntry(file, "a.png", _)? = try failure([liar]) else {
      Issue.record("\(String(describing: try failure([liar])))")
      return
    }
    // Valid sizes, but more packed bytes than the file has.
    var padded = ZipWriter.Entry.zeros("a.png", count: 4 << 20, claiming: 2 << 20)
    padded.packedSize = 2 << 20
    #expect(throws: ComicBookError.self) { try fixture.book([padded]).picture(at: 0) }
  }

  @Test func `a truncated entry is damaged`() throws {
    var short = ZipWriter.Entry.zeros("a.png", count: 1000, claiming: 2000)
    short.checksum = Checksum.of(Data(count: 1000))
    guard case .damagedEntry(file, "a.png", _)? = try failure([short]) else {
      Issue.record("\(String(describing: try failure([short])))")
      return
    }
    short.data = short.data.prefix(3)
    #expect(throws: ComicBookError.self) { try fixture.book([short]).picture(at: 0) }
    var outside = ZipWriter.Entry("a.png", BookFixture.page(1))
    outside.packedSize = 1 << 20
    outside.size = 1 << 20
    #expect(throws: ComicBookError.self) { try fixture.book([outside]).picture(at: 0) }
    outside.offset = 0x7FFF_FFFF
    #expect(throws: ComicBookError.self) { try fixture.book([outside]).picture(at: 0) }
  }

  @Test(arguments: [
    ("/etc/a.png", "its name is an absolute path"), ("C:/a.png", "its name is an absolute path"),
    ("../a.png", "its name points outside the folder"), ("x/../../a.png", "its name points outside the folder"),
    ("x\\..\\a.png", "its name has a backslash"), ("a\u{7}.png", "its name has control characters"),
    ("a\u{1B}[2J.png", "its name has control characters"), ("é\u{9D}.png", "its name has control characters"),
  ])
  func `an unsafe name is left out and reported`(name: String, reason: String) throws {
    let book = try fixture.book([.init(name, BookFixture.page(1)), .init("b.png", BookFixture.page(2))])
    #expect(book.pictures.map(\.name) == ["b.png"])
    #expect(fixture.diagnostics == ["comic.entry-ignored"])
    let message = try #require(fixture.log.diagnostics.first).message
    #expect(message.hasSuffix(" is left out: \(reason)"))
    #expect(!message.unicodeScalars.contains { $0.value < 32 })
  }

  @Test func `a NUL in a name does not end it`() throws {
    let book = try fixture.book([.init("a.png\u{0}.sh", Data()), .init("b\u{0}c.png", BookFixture.page(2))])
    #expect(book.pictures.map(\.name) == ["b c.png"])
    #expect(try book.picture(at: 0) == BookFixture.page(2))
  }

  @Test func `links, folders and devices with names of pages are left out and reported`() throws {
    var (link, folder, device) = (
      ZipWriter.Entry("l.png", Data("/etc/passwd".utf8)), ZipWriter.Entry("d.png", Data()),
      ZipWriter.Entry("n.png", Data())
    )
    (link.mode, folder.mode, device.mode) = (0o120777, 0o040755, 0o020644)
    let slash = ZipWriter.Entry("x.jpg/", Data())
    let book = try fixture.book([link, folder, device, slash, .init("x.jpg/b.png", BookFixture.page(2))])
    #expect(book.pictures.map(\.name) == ["x.jpg/b.png"])
    #expect(
      fixture.log.diagnostics.map(\.message) == [
        "`d.png` is left out: it is a folder, and 1 more for the same reason",
        "`l.png` is left out: it is a symbolic link", "`n.png` is left out: it is not a regular file",
      ])
    #expect(Set(fixture.diagnostics) == ["comic.entry-ignored"])
    #expect(fixture.log.diagnostics.allSatisfy { $0.subject == file })
  }

  @Test func `encrypted pages are left out, and a comic of only those is an error`() throws {
    var pages = BookFixture.pages(2)
    pages[0].flags = 1
    let book = try fixture.book(pages)
    #expect(book.pictures.map(\.name) == ["page2.png"])
    #expect(fixture.log.diagnostics.map(\.message) == ["`page1.png` is left out: it is encrypted"])
    pages[1].flags = 1
    #expect(try fixture.failure(of: ZipWriter(pages).data) == .encrypted(file: file, entry: "page1.png"))
  }

  @Test func `of entries with the same name the first is used`() throws {
    let book = try fixture.book([
      .init("a.png", BookFixture.page(1)), .init("a.png", BookFixture.page(2)), .init("A.png", BookFixture.page(3)),
    ])
    #expect(book.pictures.map(\.name) == ["A.png", "a.png"])
    #expect(try book.picture(at: 1) == BookFixture.page(1))
    #expect(fixture.log.diagnostics.map(\.message) == ["`a.png` is left out: its name is a duplicate"])
  }

  @Test func `names are compared as bytes`() throws {
    let book = try fixture.book([.init("\u{E9}.png", BookFixture.page(1)), .init("e\u{301}.png", BookFixture.page(2))])
    #expect(book.imageCount == 2)
    #expect(fixture.diagnostics == [])
  }

  @Test func `an unknown compression method is reported by its number`() throws {
    var entry = ZipWriter.Entry("a.png", BookFixture.page(1))
    entry.method = 77
    #expect(try failure([entry]) == .unknownMethod(file: file, entry: "a.png", method: 77))
  }

  @Test func `a directory that is too large is not read`() throws {
    let long = String(repeating: "x", count: 60_000)
    let zip = ZipWriter((0..<200).map { ZipWriter.Entry("\(long)\($0).png", Data()) })
    #expect(try fixture.failure(of: zip.data) == .directoryTooLarge(file: file, limit: 8 << 20))
  }

  @Test func `a hundred thousand entries are refused`() throws {
    var zip = ZipWriter((0..<100_000).map { ZipWriter.Entry("\($0).png", Data()) })
    zip.hasZip64End = true
    #expect(try fixture.failure(of: zip.data) == .tooManyEntries(file: file, limit: 65_535))
  }

  @Test func `the error of an invalid page names it`() throws {
    let entries = [ZipWriter.Entry("a.png", Data("<html>".utf8)), .init("b.png", Data())]
    let book = try fixture.book(entries)
    #expect(try failure(entries)?.description.hasPrefix("\(file): a.png: not a page: not a JPEG, PNG") == true)
    #expect(
      throws: ComicBookError.notAnImage(file: file, entry: "b.png", reason: "the file is empty"),
    ) { try book.picture(at: 1) }
  }

  @Test func `each error is one sentence that starts with the file`() {
    let errors: [ComicBookError] = [
      .missing(file: "f"), .unreadable(file: "f", reason: "r"), .notAFile(file: "f"), .missingLibrary(file: "f"),
      .notAnArchive(file: "f", found: "x"), .multiDisk(file: "f"), .damagedArchive(file: "f", reason: "r"),
      .tooManyEntries(file: "f", limit: 1), .directoryTooLarge(file: "f", limit: 8 << 20), .noImages(file: "f"),
      .encrypted(file: "f", entry: "e"), .damagedEntry(file: "f", entry: "e", reason: "r"),
      .badChecksum(file: "f", entry: "e"), .unknownMethod(file: "f", entry: "e", method: 1),
      .tooLarge(file: "f", entry: "e", limit: 1 << 20), .bomb(file: "f", entry: "e", ratio: 1),
      .notAnImage(file: "f", entry: "e", reason: "r"), .noSuchImage(file: "f", index: 1, count: 1),
      .noSuchPage(file: "f", page: 1, last: 1), .outOfMemory(file: "f"),
    ]
    for error in errors {
      #expect(error.description.hasPrefix("f: ") && !error.description.hasSuffix("."))
    }
    #expect(Set(errors.map(\.description)).count == errors.count)
  }
}
