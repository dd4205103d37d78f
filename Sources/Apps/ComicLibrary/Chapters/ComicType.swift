/// What a chapter is a part of.
public enum ComicType: Int, Identifiable, CaseIterable, Sendable {
  /// The main story.
  case story
  /// A special about one of the universes.
  case specials

  /// The raw value.
  public var id: Int { rawValue }
}
