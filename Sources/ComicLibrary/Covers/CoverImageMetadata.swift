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

  /// Points of progress that are worth a reload of the widgets.
  public static let leastProgress = 5

  /// Whether widgets that were told of `state` are to be told again.
  ///
  /// Another chapter, name or cover is, and progress of ``leastProgress`` points in either direction or to 100. Smaller steps
  /// come with the widgets' own hourly look, so that a page turned costs no picture.
  ///
  /// - Parameter state: What they were told last; nil for nothing.
  public func isWorthReload(since state: WidgetSyncState?) -> Bool {
    guard let state, state.chapter == current.number, !isChapterChange, !isCoverChanged, previous?.name == current.name
    else { return true }
    if current.progress == state.progress { return false }
    return current.progress == 100 || abs(current.progress - state.progress) >= Self.leastProgress
  }
}
