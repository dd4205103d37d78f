import Diagnostics
import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// Valid zip archives.
@Suite struct BookArchiveTests {
  @Test func `a comic's images are complete and in natural order`() throws {
    let fixture = try BookFixture()
    let book = try fixture.book(BookFixture.pages(12).reversed())
    #expect(book.imageCount == 12)
    for index in 0..<12 { #expect(try book.picture(at: index) == BookFixture.page(index + 1)) }
    #expect(try book.cover() == BookFixture.page(1))
    #expect(fixture.diagnostics == [])
    #expect(throws: ComicBookError.noSuchImage(file: book.file, index: 12, count: 12)) { try book.picture(at: 12) }
    #expect(throws: ComicBookError.noSuchImage(file: book.file, index: -1, count: 12)) { try book.picture(at: -1) }
  }

  @Test func `only images are pages, and system files are ignored`() throws {
    let fixture = try BookFixture()
    let names = [
      "a.JPG", "b.jpeg", "c.Png", "d.webp", "e.gif", "readme.txt", "f.svg", "png", ".hidden.png", "__MACOSX/a.png",
      "x/.DS_Store", "Thumbs.db", "x/.thumbs/1.png", "x/", "sub/g.png",
    ]
    let book = try fixture.book(names.map { ZipWriter.Entry($0, BookFixture.page(1)) })
    #expect(book.pictures.map(\.name) == ["a.JPG", "b.jpeg", "c.Png", "d.webp", "e.gif", "sub/g.png"])
    #expect(fixture.diagnostics == [])
  }

  @Test func `deflated entries are unpacked`() throws {
    let fixture = try BookFixture()
    var packed = ZipWriter.Entry("page1.png", Self.stored(BookFixture.page(1)))
    (packed.method, packed.size) = (8, UInt64(BookFixture.page(1).count))
    packed.checksum = Checksum.of(BookFixture.page(1))
    let book = try fixture.book([packed])
    #expect(try book.picture(at: 0) == BookFixture.page(1))
  }

  @Test func `zip64 archives open`() throws {
    let fixture = try BookFixture()
    var zip = ZipWriter(BookFixture.pages(3))
    for index in zip.entries.indices { zip.entries[index].isZip64 = true }
    zip.hasZip64End = true
    let book = try fixture.book(zip)
    #expect(try book.picture(at: 2) == BookFixture.page(3))
  }

  @Test func `data before an archive are valid if its offsets include them`() throws {
    let fixture = try BookFixture()
    var zip = ZipWriter(BookFixture.pages(2))
    zip.prefix = Data("#!/bin/sh\necho this unpacks itself\n".utf8)
    #expect(try fixture.book(zip).picture(at: 1) == BookFixture.page(2))
  }

  @Test func `names that are not UTF-8 are read as code page 437`() throws {
    let fixture = try BookFixture()
    // 0x81 is ü in code page 437.
    let book = try fixture.book([ZipWriter.Entry(bytes: [0x81] + Array("ber 1.png".utf8), BookFixture.page(1))])
    #expect(book.pictures.map(\.name) == ["über 1.png"])
    #expect(fixture.diagnostics == [])
  }

  @Test func `opening reads only the directory, and a page only its own bytes`() throws {
    let fixture = try BookFixture()
    var pages = BookFixture.pages(4)
    for index in pages.indices { pages[index].data.append(Data(count: 500_000)) }
    let url = try fixture.put(ZipWriter(pages).data)
    let archive = try ComicArchive(path: url.path)
    // libzip searches for the directory in slightly more than the last 64 KiB.
    #expect(archive.bytesRead < 70_000)
    let before = archive.bytesRead
    #expect(try archive.contents(of: 2).count > 500_000)
    #expect(archive.bytesRead - before < 510_000)
    let middle = archive.bytesRead
    #expect(try archive.beginning(of: 3, count: 65_536).count == 65_536)
    #expect(archive.bytesRead - middle < 80_000)
  }

  @Test func `the maximum number of entries opens, and one more is an error`() throws {
    let fixture = try BookFixture()
    var zip = ZipWriter((1...ComicArchive.entryLimit).map { ZipWriter.Entry("\($0).png", Data()) })
    let book = try fixture.book(zip)
    #expect(book.imageCount == 65_535)
    #expect(book.pictures.last?.name == "65535.png")
    zip.entries.append(ZipWriter.Entry("65536.png", Data()))
    #expect(try fixture.failure(of: zip.data) == .tooManyEntries(file: book.file, limit: 65_535))
    zip.hasZip64End = true
    #expect(try fixture.failure(of: zip.data) == .tooManyEntries(file: book.file, limit: 65_535))
  }

  /// A deflate stream with one stored block.
  private static func stored(_ data: Data) -> Data {
    var stream = Data([1])
    stream.append(shorts: [UInt16(data.count), ~UInt16(data.count)])
    return stream + data
  }
}
