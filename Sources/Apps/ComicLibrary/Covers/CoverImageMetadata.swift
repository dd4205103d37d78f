/// The data of a chapter that is saved with its cover.
public struct CoverImageMetadata: Hashable, Sendable {
  public var number: Int
  /// May be empty.
  public var name: String
  /// How much has been read. Saving clamps it to 0…100, with a diagnostic.
  public var progress: Int

  public init(number: Int, name: String, progress: Int = 0) {
    self.number = number
    self.name = name
    self.progress = progress
  }
}

/// What a save has changed.
public struct CurrentChapterChange: Hashable, Sendable {
  /// The data before; nil if there was none, or it could not be read.
  public var previous: CurrentChapterData?
  public var current: CurrentChapterData
  /// Whether a cover was stored or removed.
  public var isCoverChanged: Bool

  /// Whether it is another chapter, or the first. Widgets show that at once; progress can wait.
  public var isChapterChange: Bool { previous?.number != current.number }

  /// Whether the chapter, its name or its cover changed. Widgets show these at once, but not every page.
  public var needsImmediateReload: Bool { isChapterChange || isCoverChanged || previous?.name != current.name }
}
