import ComicLibrary
import Foundation
import Testing

@MainActor @Suite struct PageUpdateTests {
  private let bench: PageBench

  init() throws {
    bench = try PageBench()
  }

  @Test(arguments: ComicType.allCases)
  func `turning a page stores its number and progress, and reloads the widgets`(type: ComicType) throws {
    try bench.cache(comicType: type).updateCurrentPageNumber(12, readProgress: 40)
    #expect(bench.store.pages.map(\.page) == [12])
    #expect(bench.store.pages.map(\.type) == [type])
    #expect(bench.covers.progress == [40])
    #expect(bench.widgets.told == ["progress 40"])
  }

  @Test func `a failing store does not prevent the reload`() throws {
    bench.store.failure = .init(name: "store")
    #expect(throws: PageBench.Failure(name: "store")) {
      try bench.cache().updateCurrentPageNumber(12, readProgress: 40)
    }
    #expect(bench.covers.progress == [40])
    #expect(bench.widgets.told == ["progress 40"])
  }

  @Test func `without stored progress there is no reload, and the first error is thrown`() throws {
    bench.covers.failure = .init(name: "covers")
    #expect(throws: PageBench.Failure(name: "covers")) {
      try bench.cache().updateCurrentPageNumber(12, readProgress: 40)
    }
    #expect(bench.store.pages.map(\.page) == [12])
    #expect(bench.widgets.told == [])
    bench.store.failure = .init(name: "store")
    #expect(throws: PageBench.Failure(name: "store")) {
      try bench.cache().updateCurrentPageNumber(12, readProgress: 40)
    }
  }

  @Test func `saving a cover makes the chapter current, then reloads the widgets`() throws {
    let metadata = CoverImageMetadata(number: 4, name: "Name", progress: 30)
    try bench.cache().saveChapterCoverImage(imageData: Data([1]), metadata: metadata)
    #expect(bench.covers.chapters == [metadata])
    #expect(bench.widgets.told == ["chapter 4 30"])
    bench.covers.failure = .init(name: "covers")
    #expect(throws: PageBench.Failure(name: "covers")) {
      try bench.cache().saveChapterCoverImage(imageData: Data([1]), metadata: metadata)
    }
    #expect(bench.widgets.told == ["chapter 4 30"])
  }

  @Test func `the adapter forwards covers and progress to the manager`() throws {
    let fixture = try ComicFixture()
    let adapter = CoverImageDelegateAdapter(manager: fixture.manager)
    #expect(throws: ComicLibraryError.noCurrentChapter(file: fixture.path("currentChapterData.json"))) {
      try adapter.updateProgress(to: 3)
    }
    try adapter.saveCurrentChapterData(
      imageData: ComicFixture.cover(4, 6), metadata: CoverImageMetadata(number: 4, name: "Name"))
    try adapter.updateProgress(to: 55)
    let chapter = try #require(try fixture.manager.loadCurrentChapterData())
    #expect(chapter.number == 4 && chapter.progress == 55)
    #expect(fixture.exists("chapterCoverImage.jpg"))
  }
}
