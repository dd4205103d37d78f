import Diagnostics
import Foundation
import Graphics
import Testing

@testable import ComicLibrary

/// The pages of comics: spreads, covers, and invalid images.
@Suite struct BookPagesTests {
  private let fixture: BookFixture

  init() throws { fixture = try BookFixture() }

  private func archive(_ book: ComicBook) throws -> ComicArchive {
    guard case .archive(let archive) = book.source else { throw ComicBookError.notAFile(file: book.file) }
    return archive
  }

  @Test func `an image at least one and a half times as wide as the first shows two pages`() throws {
    let sizes = [(20, 30), (29, 30), (30, 30), (60, 30), (20, 30)]
    let book = try fixture.book(
      sizes.enumerated().map { .init("\($0).png", try ComicFixture.cover($1.0, $1.1)) })
    #expect(try (0..<5).map { try book.isWide(at: $0) } == [false, false, true, true, false])
    var layout = book.layout
    let places = try (1...7).map { try book.page($0, layout: &layout) }
    #expect(places.map(\.picture) == [0, 1, 2, 2, 3, 3, 4])
    #expect(places.map(\.page) == [1, 2, 3, 3, 5, 5, 7])
    #expect(places.map(\.secondPage) == [nil, nil, 4, 4, 6, 6, nil])
    #expect(throws: ComicBookError.noSuchPage(file: book.file, page: 8, last: 7)) { try book.page(8, layout: &layout) }
    #expect(throws: ComicBookError.noSuchPage(file: book.file, page: 0, last: 7)) { try book.page(0, layout: &layout) }
  }

  @Test func `a comic with only wide images has no spreads`() throws {
    let book = try fixture.book(BookFixture.pages(4, wide: [1, 2, 3, 4]))
    var layout = book.layout
    #expect(try book.page(4, layout: &layout).secondPage == nil)
  }

  @Test func `only the necessary headers are read, and only once`() throws {
    var pages = BookFixture.pages(8, wide: [3])
    for index in pages.indices { pages[index].data.append(Data(count: 200_000)) }
    let book = try fixture.book(pages)
    let archive = try archive(book)
    var layout = book.layout
    #expect(try book.page(2, layout: &layout).picture == 1)
    #expect(layout.known == [false, false])
    #expect(layout.lastPage == 8)
    #expect(try book.page(4, layout: &layout) == PageImage(picture: 2, isWide: true, page: 3))
    #expect(layout.known == [false, false, true])
    #expect(layout.lastPage == 9)
    let before = archive.bytesRead
    #expect(try book.page(1, layout: &layout).picture == 0)
    #expect(archive.bytesRead == before)
    // Its header, and the first image's for comparison.
    _ = try book.page(5, layout: &layout)
    #expect(archive.bytesRead - before < 2 * 70_000)
    var stored = PageLayout(imageCount: 8, known: layout.known)
    let middle = archive.bytesRead
    #expect(try book.page(3, layout: &stored).picture == 2)
    #expect(archive.bytesRead == middle)
  }

  @Test func `a layout of another comic is reset`() throws {
    let book = try fixture.book(BookFixture.pages(3))
    var layout = PageLayout(imageCount: 9, known: [false, true, true])
    #expect(try book.page(3, layout: &layout).picture == 2)
    #expect(layout.imageCount == 3)
  }

  @Test func `an unreadable image counts as one page and is reported once`() throws {
    var pages = BookFixture.pages(6, wide: [2, 5])
    (pages[1].data, pages[2].data) = (Data("text".utf8), Data())
    pages[3].checksum = 1
    let book = try fixture.book(pages)
    var layout = book.layout
    let place = try fixture.reporting { () throws(ComicBookError) in try book.page(6, layout: &layout) }
    #expect(place == PageImage(picture: 4, isWide: true, page: 5))
    #expect(layout.known == [false, false, false, false, true])
    #expect(fixture.diagnostics == ["comic.page-unusable"])
    let message = try #require(fixture.log.diagnostics.first).message
    #expect(message.hasPrefix("\(book.file): page2.png: not a page: "))
    #expect(message.hasSuffix("; it counts as one page, and 2 more cannot be read"))
  }

  @Test func `widths are compared with the first readable image`() throws {
    var pages = BookFixture.pages(4, wide: [4])
    pages[0].data = Data("text".utf8)
    let book = try fixture.book(pages)
    var layout = book.layout
    #expect(try book.page(5, layout: &layout) == PageImage(picture: 3, isWide: true, page: 4))
  }

  @Test func `a header after large comments is found`() throws {
    // Two comments of almost 64 KiB before the header of a JPEG.
    var jpeg = Data([0xFF, 0xD8])
    for _ in 0..<2 { jpeg.append(Data([0xFF, 0xFE, 0xFF, 0xFF]) + Data(count: 0xFFFD)) }
    let body: [UInt8] = [0xFF, 0xC0, 0, 11, 8, 0, 24, 0, 48, 1, 1, 0x11, 0, 0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
    jpeg.append(contentsOf: body + [UInt8](repeating: 0, count: 64) + [0xFF, 0xD9])
    let book = try fixture.book(BookFixture.pages(1) + [.init("page2.jpg", jpeg)])
    #expect(try book.isWide(at: 1))
  }

  @Test func `an invalid cover is reported, and the next image is used`() throws {
    var pages = BookFixture.pages(3)
    pages[0].data = Data("text".utf8)
    // Its header is valid.
    pages[1].data = pages[1].data.prefix(60)
    let book = try fixture.book(pages)
    #expect(try fixture.reporting { () throws(ComicBookError) in try book.cover() } == BookFixture.page(3))
    #expect(fixture.diagnostics == ["comic.cover-unusable"])
    #expect(fixture.log.diagnostics.first?.message.hasSuffix("using `page3.png` as the cover") == true)
    pages[2].data = Data()
    let none = try fixture.book(pages)
    let error = #expect(throws: ComicBookError.self) { try none.cover() }
    #expect(error?.description.hasPrefix("\(none.file): page1.png: not a page: ") == true)
  }
}
