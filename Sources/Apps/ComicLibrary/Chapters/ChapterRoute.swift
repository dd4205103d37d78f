/// Where a link leads: to a chapter.
public struct ChapterRoute: Hashable, Sendable {
  /// The chapter, as it is known.
  public let chapter: Chapter
  /// The part of the comic that it is shown in.
  public let comicType: ComicType

  /// Creates a route as given.
  public init(chapter: Chapter, comicType: ComicType) {
    (self.chapter, self.comicType) = (chapter, comicType)
  }
}
