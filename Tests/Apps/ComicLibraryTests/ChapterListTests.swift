import Testing

@testable import ComicLibrary

@Suite struct ChapterListTests {
  private func list(_ numbers: [Int], unlisted: [Int] = []) -> ChapterList {
    ChapterList(
      numbers.map { StoredChapter(chapter: .numbered($0)) }
        + unlisted.map { StoredChapter(chapter: .numbered($0), isListed: false) })
  }

  private func numbers(_ list: ChapterList) -> [Int] { list.chapters.map(\.chapter.number) }

  @Test func `merging a list keeps progress`() {
    let old = Chapter(
      name: "Old", number: 3, startPage: 10, endPage: 20, lastReadPage: 17, coverImageURL: "/old.jpg",
      didFinishReading: true)
    let new = Chapter(
      name: "New", number: 3, startPage: 11, endPage: 20, universe: 4, lastReadPage: 2, coverImageURL: "/new.jpg")
    #expect(
      old.updated(by: new)
        == Chapter(
          name: "New", number: 3, startPage: 11, endPage: 20, universe: 4, lastReadPage: 17, coverImageURL: "/new.jpg",
          didFinishReading: true))
    let unread = Chapter.numbered(3).updated(
      by: Chapter(name: "", number: 3, startPage: 1, endPage: 2, lastReadPage: 2, didFinishReading: true))
    #expect(unread.lastReadPage == nil && !unread.didFinishReading)
  }

  @Test(
    arguments: [(nil, 25, false, 20), (12, 25, false, 12), (nil, 20, true, nil), (20, 15, true, 20)]
      as [(
        Int?, Int, Bool, Int?
      )])
  func `a finished chapter with new pages is no longer finished, and its page stays`(
    page: Int?, end: Int, isFinished: Bool, kept: Int?
  ) {
    let old = Chapter(
      name: "", number: 1, startPage: 1, endPage: 20, lastReadPage: page, didFinishReading: true)
    let chapter = old.updated(by: Chapter(name: "", number: 1, startPage: 1, endPage: end))
    #expect(chapter.didFinishReading == isFinished && chapter.lastReadPage == kept)
  }

  @Test func `removed chapters come last, and return to their position`() {
    var list = list([1, 2, 3])
    list.merge([.numbered(3), .numbered(4)])
    #expect(numbers(list) == [3, 4, 1, 2])
    #expect(list.chapters.map(\.isListed) == [true, true, false, false])
    list.merge([.numbered(1), .numbered(3), .numbered(4)])
    #expect(numbers(list) == [1, 3, 4, 2])
    list.merge([])
    #expect(numbers(list) == [1, 3, 4, 2] && list.chapters[0].isListed)
  }

  @Test func `an added chapter comes before the first higher number`() {
    var list = list([1, 5, 3], unlisted: [2])
    list.add([.numbered(4), .numbered(9)])
    #expect(numbers(list) == [1, 4, 5, 3, 9, 2])
    list.add([Chapter(name: "Five", number: 5, startPage: 1, endPage: 2), .numbered(2)])
    #expect(numbers(list) == [1, 2, 4, 5, 3, 9])
    #expect(list.chapters[3].chapter.name == "Five" && list.chapters.allSatisfy(\.isListed))
  }

  @Test func `the next chapter is the next of the same part in the list`() {
    let list = ChapterList(
      [.numbered(1), .numbered(10, universe: 2), .numbered(3), .numbered(11, universe: 5), .numbered(2)]
        .map { StoredChapter(chapter: $0) } + [StoredChapter(chapter: .numbered(7), isListed: false)])
    let next = { (number: Int) in list.next(after: .numbered(number))?.number }
    #expect(next(1) == 3 && next(3) == 2 && next(2) == nil)
    // The list determines the type of a chapter.
    #expect(next(10) == 11 && next(11) == nil)
  }

  @Test func `after a chapter that is not in the list comes the next higher number`() {
    let list = list([30, 10, 20], unlisted: [15])
    #expect(list.next(after: .numbered(15))?.number == 20)
    #expect(list.next(after: .numbered(-4))?.number == 10)
    #expect(list.next(after: .numbered(30))?.number == 10)
    #expect(list.next(after: .numbered(31)) == nil)
    #expect(list.next(after: .numbered(5, universe: 1)) == nil)
  }
}
