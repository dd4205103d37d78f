/// The sizes and places of widgets. Apple's page: WidgetKit/WidgetFamily.
public enum WidgetFamily: String, CaseIterable, Codable, Hashable, Sendable, CustomStringConvertible {
  /// Two by two icons on a Home Screen.
  case systemSmall
  /// Four by two icons.
  case systemMedium
  /// Four by four icons.
  case systemLarge
  /// Six or eight by four icons, on an iPad or a Mac.
  case systemExtraLarge
  /// A circle on a Lock Screen or a watch face.
  case accessoryCircular
  /// Lines of text on a Lock Screen or a watch face.
  case accessoryRectangular
  /// One line of text beside the date.
  case accessoryInline

  /// The name in source: `systemSmall`.
  public var description: String { rawValue }

  /// Whether the family's place is a Lock Screen or a watch face.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: false
    }
  }

  /// The four families of the Home Screen: what a widget supports that does not say.
  package static let system: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
}
