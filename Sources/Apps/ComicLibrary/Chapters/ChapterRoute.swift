/// The destination of a link: a chapter.
public struct ChapterRoute: Hashable, Sendable {
  public let chapter: Chapter
  /// The part of the comic that shows it.
  public let comicType: ComicType

  public init(chapter: Chapter, comicType: ComicType) {
    (self.chapter, self.comicType) = (chapter, comicType)
  }
}
