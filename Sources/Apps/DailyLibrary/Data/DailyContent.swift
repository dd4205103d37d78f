public import Foundation

/// What one widget has to show.
public struct DailyContent: Hashable, Sendable {
  /// The first line; empty for none.
  public var title: String
  /// The second line; empty for none.
  public var subtitle: String
  /// The picture behind everything; nil for none.
  public var background: DailyImage?
  /// The small mark in a corner; nil for none.
  public var logo: DailyImage?
  /// The large picture in the middle; nil for none.
  public var icon: DailyImage?
  /// What a tap on the widget opens; nil where the data do not say.
  public var link: URL?
  /// What is recommended, best first.
  public var units: [DailyUnit]

  /// Creates content, of which everything may be left out.
  public init(
    title: String = "", subtitle: String = "", background: DailyImage? = nil, logo: DailyImage? = nil,
    icon: DailyImage? = nil, link: URL? = nil, units: [DailyUnit] = []
  ) {
    (self.title, self.subtitle, self.link, self.units) = (title, subtitle, link, units)
    (self.background, self.logo, self.icon) = (background, logo, icon)
  }

  /// Whether there is nothing to see.
  public var isEmpty: Bool {
    title.isEmpty && subtitle.isEmpty && background == nil && logo == nil && icon == nil && units.isEmpty
  }
}
