public import Foundation

/// One of the things that are recommended.
public struct DailyUnit: Hashable, Sendable {
  /// Its name; empty where there is none, and then there is a picture.
  public var title: String
  /// What is said besides; empty for nothing.
  public var subtitle: String
  /// Its picture; nil for none.
  public var picture: DailyImage?
  /// What a tap on it opens; nil where the data do not say.
  public var link: URL?

  /// Creates a unit.
  public init(title: String, subtitle: String = "", picture: DailyImage? = nil, link: URL? = nil) {
    (self.title, self.subtitle, self.picture, self.link) = (title, subtitle, picture, link)
  }
}
