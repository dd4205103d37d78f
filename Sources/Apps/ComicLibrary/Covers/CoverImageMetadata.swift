/// What is saved about a chapter together with its cover.
public struct CoverImageMetadata: Hashable, Sendable {
  /// The chapter's number.
  public var number: Int
  /// The chapter's name; may be empty.
  public var name: String
  /// Per cent read. Saving clamps it to 0…100, with a diagnostic.
  public var progress: Int

  /// Creates metadata; nothing read yet unless given.
  public init(number: Int, name: String, progress: Int = 0) {
    self.number = number
    self.name = name
    self.progress = progress
  }
}

/// What a save has changed, for those who keep widgets up to date.
public struct CurrentChapterChange: Hashable, Sendable {
  /// What was there before; nil when nothing readable was.
  public var previous: CurrentChapterData?
  /// What is there now.
  public var current: CurrentChapterData
  /// A new cover was stored, or the old one removed.
  public var isCoverChanged: Bool

  /// Another chapter than before, or the first: widgets show it at once, while mere progress can wait a little.
  public var isChapterChange: Bool { previous?.number != current.number }

  /// Another chapter, name or cover than before: widgets show it at once, while they need not show each page.
  public var isShownAtOnce: Bool { isChapterChange || isCoverChanged || previous?.name != current.name }
}
