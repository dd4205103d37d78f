import ComicLibrary
import Foundation
import Graphics
import ImageCodecs
import Testing

@Suite struct ReadingTests {
  @Test func `a chapter and a cover that are read together were saved together`() async throws {
    let fixture = try ComicFixture()
    // The cover of chapter n is n pixels wide.
    let covers = try (1...2).map { try ComicFixture.cover($0, 1) }
    let manager = fixture.manager
    try manager.saveCurrentChapterData(imageData: covers[0], metadata: CoverImageMetadata(number: 1, name: ""))
    let writer = Task.detached {
      for round in 0..<200 {
        let number = round % 2 + 1
        try manager.saveCurrentChapterData(
          imageData: covers[number - 1], metadata: CoverImageMetadata(number: number, name: ""))
      }
    }
    var mismatches = 0
    for _ in 0..<400 {
      let (number, width) = manager.reading { () -> (Int?, Int?) in
        let data = try? manager.loadCurrentChapterData()
        let cover = fixture.data("chapterCoverImage.jpg").flatMap { try? JPEGDecoder.header(of: $0) }
        return (data?.number, cover?.pixelSize.width)
      }
      if number != width || number == nil { mismatches += 1 }
    }
    try await writer.value
    #expect(mismatches == 0)
  }

  @Test func `reading needs no container`() throws {
    let manager = CoverImageManager(container: GroupContainer(url: URL(fileURLWithPath: "/nowhere")))
    #expect(manager.reading { 7 } == 7)
  }
}
