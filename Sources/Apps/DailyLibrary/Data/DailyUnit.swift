public import Foundation

/// A recommendation.
public struct DailyUnit: Hashable, Sendable {
  /// Empty only if there is an image.
  public var title: String
  /// May be empty.
  public var subtitle: String
  public var picture: DailyImage?
  /// Opened by a tap.
  public var link: URL?

  public init(title: String, subtitle: String = "", picture: DailyImage? = nil, link: URL? = nil) {
    (self.title, self.subtitle, self.picture, self.link) = (title, subtitle, picture, link)
  }
}
