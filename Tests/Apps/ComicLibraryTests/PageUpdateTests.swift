import ComicLibrary
import Foundation
import Testing

@MainActor @Suite struct PageUpdateTests {
  private let bench: PageBench

  init() throws {
    bench = try PageBench()
  }

  @Test(arguments: ComicType.allCases)
  func `A9: a page's number is stored, its progress kept, and the widgets are told`(type: ComicType) throws {
    try bench.cache(comicType: type).updateCurrentPageNumber(12, readProgress: 40)
    #expect(bench.store.pages.map(\.page) == [12])
    #expect(bench.store.pages.map(\.type) == [type])
    #expect(bench.covers.progress == [40])
    #expect(bench.widgets.told == ["progress 40"])
  }

  @Test func `A9: a store that fails keeps nobody from being told`() throws {
    bench.store.failure = .init(name: "store")
    #expect(throws: PageBench.Failure(name: "store")) {
      try bench.cache().updateCurrentPageNumber(12, readProgress: 40)
    }
    #expect(bench.covers.progress == [40])
    #expect(bench.widgets.told == ["progress 40"])
  }

  @Test func `A9: progress that could not be kept is not told, and the first failure counts`() throws {
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

  @Test func `A9: a chapter's cover makes it the current one, and then the widgets are told`() throws {
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

  @Test func `A9: the adapter passes covers and progress on to the manager`() throws {
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
