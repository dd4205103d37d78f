public import Foundation

/// The content of one widget.
public struct DailyContent: Hashable, Sendable {
  /// The first line; may be empty.
  public var title: String
  /// The second line; may be empty.
  public var subtitle: String
  /// The image behind everything.
  public var background: DailyImage?
  /// A small image in a corner.
  public var logo: DailyImage?
  /// A large image in the middle.
  public var icon: DailyImage?
  /// Opened by a tap on the widget.
  public var link: URL?
  /// The recommendations, best first.
  public var units: [DailyUnit]

  public init(
    title: String = "", subtitle: String = "", background: DailyImage? = nil, logo: DailyImage? = nil,
    icon: DailyImage? = nil, link: URL? = nil, units: [DailyUnit] = []
  ) {
    (self.title, self.subtitle, self.link, self.units) = (title, subtitle, link, units)
    (self.background, self.logo, self.icon) = (background, logo, icon)
  }

  /// Whether there is nothing to show.
  public var isEmpty: Bool {
    title.isEmpty && subtitle.isEmpty && background == nil && logo == nil && icon == nil && units.isEmpty
  }
}
