/// The sizes and places of widgets. Apple's page: WidgetKit/WidgetFamily.
///
/// Raw values number the cases in the order of their declaration; Apple documents none.
///
/// Which families there are depends on the platform and on the year of its systems, and a `switch` without `default` names
/// those of its own: four on a Mac, seven on a phone. So the cases are there in Swift 6 alone, in which Almanac is written.
/// Sources of extensions are read as Swift 5; they see static members of the same names (`WidgetFamily+Swift5.swift`), and a
/// `switch` over those need not name all. It ends the program if it names none for a family that the widget is drawn in.
public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable {
  /// Two by two icons on a Home Screen.
  @available(swift 6) case systemSmall
  /// Four by two icons.
  @available(swift 6) case systemMedium
  /// Four by four icons.
  @available(swift 6) case systemLarge
  /// Six or eight by four icons, on an iPad or a Mac.
  @available(swift 6) case systemExtraLarge
  /// Four by six icons, in a room: on no device here.
  @available(swift 6) case systemExtraLargePortrait
  /// A circle on a Lock Screen or a watch face.
  @available(swift 6) case accessoryCircular
  /// Lines of text on a Lock Screen or a watch face.
  @available(swift 6) case accessoryRectangular
  /// One line of text beside the date.
  @available(swift 6) case accessoryInline
  /// A circle in the corner of a watch face. The text that curves around it is not drawn.
  @available(swift 6) case accessoryCorner

  /// Every family, in the order of declaration.
  public static var allCases: [WidgetFamily] {
    system + [.systemExtraLargePortrait, .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
  }

  /// The families of the Home Screen: what a widget supports that does not say.
  package static let system: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]

  /// True on a Lock Screen or a watch face, where the system leaves the background out.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .systemExtraLargePortrait: false
    }
  }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  /// The name in source: `systemSmall`.
  public var description: String { name }

  /// The name in source.
  public var debugDescription: String { name }

  /// The name in source, which is also that on the command line.
  package var name: String {
    switch self {
    case .systemSmall: "systemSmall"
    case .systemMedium: "systemMedium"
    case .systemLarge: "systemLarge"
    case .systemExtraLarge: "systemExtraLarge"
    case .systemExtraLargePortrait: "systemExtraLargePortrait"
    case .accessoryCircular: "accessoryCircular"
    case .accessoryRectangular: "accessoryRectangular"
    case .accessoryInline: "accessoryInline"
    case .accessoryCorner: "accessoryCorner"
    }
  }

  /// The families by name.
  package static var named: [(String, WidgetFamily)] { allCases.map { ($0.name, $0) } }
}
