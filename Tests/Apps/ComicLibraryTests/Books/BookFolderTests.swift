import Diagnostics
import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// Folders of images.
@Suite struct BookFolderTests {
  private let fixture: BookFixture
  private let folder: URL

  init() throws {
    fixture = try BookFixture()
    folder = fixture.url("Hollow Moon 7")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func put(_ name: String, _ data: Data) throws { _ = try fixture.put(data, "Hollow Moon 7/\(name)") }

  private func open() throws(ComicBookError) -> ComicBook {
    try fixture.reporting { () throws(ComicBookError) in try ComicBook(url: folder) }
  }

  @Test func `a folder with its subfolders is a comic`() throws {
    try put("2.png", BookFixture.page(2))
    try put("10.png", BookFixture.page(3, isWide: true))
    try put("b/1.png", BookFixture.page(4))
    try put("1.png", BookFixture.page(1))
    try put("notes.txt", Data())
    try put("ComicInfo.xml", Data("<ComicInfo><Title>The Well</Title></ComicInfo>".utf8))
    let book = try open()
    #expect(book.pictures.map(\.name) == ["1.png", "2.png", "10.png", "b/1.png"])
    #expect([book.title, book.series] == ["The Well", "Hollow Moon"])
    #expect(book.number == 7)
    #expect(try book.cover() == BookFixture.page(1))
    #expect(try book.picture(at: 3) == BookFixture.page(4))
    var layout = book.layout
    #expect(try book.page(4, layout: &layout) == PageImage(picture: 2, isWide: true, page: 3))
    #expect(fixture.diagnostics == [])
  }

  @Test func `hidden files are ignored, and links are not followed`() throws {
    try put("1.png", BookFixture.page(1))
    try put(".2.png", BookFixture.page(2))
    try put(".thumbs/3.png", BookFixture.page(3))
    _ = try fixture.put(BookFixture.page(4), "outside/4.png")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      at: folder.appendingPathComponent("4.png"), withDestinationURL: fixture.url("outside/4.png"))
    try manager.createSymbolicLink(
      at: folder.appendingPathComponent("more"), withDestinationURL: fixture.url("outside"))
    try manager.createSymbolicLink(at: folder.appendingPathComponent("loop"), withDestinationURL: folder)
    #expect(mkfifo(folder.appendingPathComponent("5.png").path, 0o600) == 0)
    #expect(try open().pictures.map(\.name) == ["1.png"])
    let messages = fixture.log.diagnostics.map(\.message)
    #expect(
      messages == [
        "`loop` is left out: it is a symbolic link to a folder, and 1 more for the same reason",
        "`4.png` is left out: it is a symbolic link", "`5.png` is left out: it is not a regular file",
      ])
  }

  @Test func `a folder that is replaced by a link after listing is not followed`() throws {
    try put("a/1.png", BookFixture.page(1))
    let book = try open()
    _ = try fixture.put(BookFixture.page(2), "outside/1.png")
    try FileManager.default.removeItem(at: folder.appendingPathComponent("a"))
    try FileManager.default.createSymbolicLink(
      at: folder.appendingPathComponent("a"), withDestinationURL: fixture.url("outside"))
    #expect(throws: ComicBookError.self) { try book.picture(at: 0) }
  }

  @Test func `the error of a missing or too large page names it`() throws {
    try put("1.png", BookFixture.page(1))
    try put("2.png", Data())
    let book = try open()
    let large = try FileHandle(forWritingTo: folder.appendingPathComponent("2.png"))
    try large.truncate(atOffset: 65 << 20)
    #expect(throws: ComicBookError.tooLarge(file: book.file, entry: "2.png", limit: 64 << 20)) {
      try book.picture(at: 1)
    }
    try FileManager.default.removeItem(at: folder.appendingPathComponent("1.png"))
    #expect(throws: ComicBookError.missing(file: "\(book.file)/1.png")) { try book.picture(at: 0) }
  }

  @Test func `an empty folder has no pages, and the nesting depth is limited`() throws {
    #expect(throws: ComicBookError.noImages(file: folder.path)) { try ComicBook(url: folder) }
    let deep = Array(repeating: "d", count: 20).joined(separator: "/")
    try put("\(deep)/1.png", BookFixture.page(1))
    #expect(throws: ComicBookError.noImages(file: folder.path)) { try open() }
    #expect(fixture.log.diagnostics.first?.message.hasSuffix("is left out: it is nested too deeply") == true)
  }
}
