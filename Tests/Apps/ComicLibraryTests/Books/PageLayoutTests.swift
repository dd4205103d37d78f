import Testing

@testable import ComicLibrary

/// Which image shows which page.
@Suite struct PageLayoutTests {
  @Test func `a spread is found by either page number`() {
    let layout = PageLayout(imageCount: 5, known: [false, false, true, false, true])
    #expect((1...7).map { layout.place(ofPage: $0)?.picture } == [0, 1, 2, 2, 3, 4, 4])
    #expect(layout.place(ofPage: 4) == layout.place(ofPage: 3))
    #expect(layout.place(ofPage: 3)?.page == 3 && layout.place(ofPage: 3)?.secondPage == 4)
    #expect(layout.place(ofPage: 5)?.secondPage == nil)
    #expect(layout.lastPage == 7 && layout.isComplete)
    for picture in 0..<5 {
      let place = layout.place(ofImage: picture)
      #expect(place?.picture == picture)
      #expect(place.flatMap { layout.place(ofPage: $0.page) } == place)
      #expect(place.flatMap { layout.place(ofPage: $0.lastPage) } == place)
    }
  }

  @Test func `unknown images count as one page, and have no position yet`() {
    var layout = PageLayout(imageCount: 4, known: [false, true])
    #expect(layout.lastPage == 5 && layout.knownPageCount == 3 && !layout.isComplete)
    #expect(layout.place(ofPage: 4) == nil && layout.place(ofImage: 2) == nil)
    layout.append(isWide: true)
    #expect(layout.place(ofPage: 4) == PageImage(picture: 2, isWide: true, page: 4))
    #expect(layout.lastPage == 6)
    layout.append(isWide: false)
    #expect(layout.isComplete)
    layout.append(isWide: true)
    #expect(layout.known == [false, true, true, false])
  }

  @Test func `a layout can be restored`() {
    let layout = PageLayout(imageCount: 3, known: [false, true])
    #expect(PageLayout(imageCount: 3, known: layout.known) == layout)
    #expect(PageLayout(imageCount: 1, known: [true, true, true]).known == [false])
  }

  @Test(arguments: [Int.min, -1, 0, 8, Int.max])
  func `missing pages and images have no position`(number: Int) {
    let layout = PageLayout(imageCount: 5, known: [false, false, true, false, true])
    #expect(layout.place(ofPage: number) == nil)
    #expect(layout.place(ofImage: number - (number > 5 ? 3 : 0)) == nil || number == 0)
    #expect(PageLayout(imageCount: min(number, 0)).lastPage == 0)
  }
}
