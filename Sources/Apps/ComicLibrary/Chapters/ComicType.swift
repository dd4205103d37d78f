/// The part of the comic that a chapter belongs to.
public enum ComicType: Int, Identifiable, CaseIterable, Sendable {
  case story
  /// Specials, each about one of the universes.
  case specials

  public var id: Int { rawValue }
}
