/// The sizes and locations of widgets. Apple's page: WidgetKit/WidgetFamily.
///
/// Raw values number the cases in declaration order; Apple documents none.
///
/// The families depend on the platform and its version, and a `switch` without `default` lists those of its own
/// platform: four on a Mac, seven on a phone. So the cases exist only in Swift 6, in which this package is written.
/// Extensions are compiled as Swift 5 and see static members with the same names (`WidgetFamily+Swift5.swift`); a
/// `switch` over those need not be exhaustive. The program ends if none of its cases matches the family that is
/// drawn.
public enum WidgetFamily: Int, CaseIterable, Codable, Hashable, Sendable {
  /// Two by two icons on a Home Screen.
  @available(swift 6) case systemSmall
  /// Four by two icons.
  @available(swift 6) case systemMedium
  /// Four by four icons.
  @available(swift 6) case systemLarge
  /// Six or eight by four icons, on an iPad or a Mac.
  @available(swift 6) case systemExtraLarge
  /// Four by six icons, on Apple Vision Pro, and on an iPhone since iOS 27.
  @available(swift 6) case systemExtraLargePortrait
  /// A circle on a Lock Screen or a watch face.
  @available(swift 6) case accessoryCircular
  /// Lines of text on a Lock Screen or a watch face.
  @available(swift 6) case accessoryRectangular
  /// One line of text beside the date.
  @available(swift 6) case accessoryInline
  /// A circle in the corner of a watch face, or a smaller one with a label that follows the dial.
  @available(swift 6) case accessoryCorner
  /// A Live Activity on a Lock Screen. This and the following are no families of Apple's: the view of a Live Activity sees
  /// `activityFamily` instead.
  @available(swift 6) case lockScreen
  /// A Live Activity at the top of a screen without a Dynamic Island.
  @available(swift 6) case banner
  /// A Live Activity around the camera, in a Dynamic Island that it has alone.
  @available(swift 6) case compact
  /// A Live Activity in a Dynamic Island that it shares with another.
  @available(swift 6) case minimal
  /// A Live Activity in a Dynamic Island that is touched and held.
  @available(swift 6) case expanded
  /// A Live Activity on a watch and in a car.
  @available(swift 6) case activitySmall
  /// A control in Control Center, as a circle. This and the following are no families of Apple's: a control has a template
  /// instead of a view.
  @available(swift 6) case controlSmall
  /// A control in Control Center, twice as wide as it is high.
  @available(swift 6) case controlMedium
  /// A control in Control Center, two by two.
  @available(swift 6) case controlLarge
  /// A control at the bottom of a Lock Screen.
  @available(swift 6) case controlLockScreen
  /// The text that appears while the Action button is held.
  @available(swift 6) case controlHint
  /// The text that appears for a moment after a control was tapped.
  @available(swift 6) case controlStatus

  /// The families of widgets.
  public static var allCases: [WidgetFamily] {
    system + [.systemExtraLargePortrait, .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner]
  }

  /// The families of the Home Screen: the default of a widget that does not list its families.
  package static let system: [WidgetFamily] = [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]

  /// True on a Lock Screen or a watch face, where the system removes the background.
  package var isAccessory: Bool {
    switch self {
    case .accessoryCircular, .accessoryRectangular, .accessoryInline, .accessoryCorner: true
    default: false
    }
  }

  /// The presentations of a Live Activity.
  package static let presentations: [WidgetFamily] = [
    .lockScreen, .banner, .compact, .minimal, .expanded, .activitySmall,
  ]

  /// True in a Dynamic Island, which is black.
  package var isInIsland: Bool { [.compact, .minimal, .expanded].contains(self) }

  package var isPresentation: Bool { Self.presentations.contains(self) }

  /// The places and forms of a control.
  package static let controls: [WidgetFamily] = [
    .controlSmall, .controlMedium, .controlLarge, .controlLockScreen, .controlHint, .controlStatus,
  ]

  package var isControl: Bool { Self.controls.contains(self) }
}

extension WidgetFamily: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { name }

  public var debugDescription: String { name }

  /// The name in source, such as `systemSmall`, and on the command line.
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
    case .lockScreen: "lockScreen"
    case .banner: "banner"
    case .compact: "compact"
    case .minimal: "minimal"
    case .expanded: "expanded"
    case .activitySmall: "activitySmall"
    case .controlSmall: "controlSmall"
    case .controlMedium: "controlMedium"
    case .controlLarge: "controlLarge"
    case .controlLockScreen: "controlLockScreen"
    case .controlHint: "controlHint"
    case .controlStatus: "controlStatus"
    }
  }

  package static var named: [(String, WidgetFamily)] { (allCases + presentations + controls).map { ($0.name, $0) } }
}

/// Declares the names of `WidgetFamily`'s cases again, for sources in Swift 5 mode, which do not see the cases.
/// Members of a protocol do not conflict with the type's own, so each language mode has one of the two.
public protocol _WidgetFamilyNames {}

extension WidgetFamily: _WidgetFamilyNames {}

extension _WidgetFamilyNames where Self == WidgetFamily {
  /// Two by two icons on a Home Screen.
  @available(swift, obsoleted: 6)
  public static var systemSmall: Self { Case.systemSmall }
  /// Four by two icons.
  @available(swift, obsoleted: 6)
  public static var systemMedium: Self { Case.systemMedium }
  /// Four by four icons.
  @available(swift, obsoleted: 6)
  public static var systemLarge: Self { Case.systemLarge }
  /// Six or eight by four icons, on an iPad or a Mac.
  @available(swift, obsoleted: 6)
  public static var systemExtraLarge: Self { Case.systemExtraLarge }
  /// Four by six icons, on Apple Vision Pro, and on an iPhone since iOS 27.
  @available(swift, obsoleted: 6)
  public static var systemExtraLargePortrait: Self { Case.systemExtraLargePortrait }
  /// A circle on a Lock Screen or a watch face.
  @available(swift, obsoleted: 6)
  public static var accessoryCircular: Self { Case.accessoryCircular }
  /// Lines of text on a Lock Screen or a watch face.
  @available(swift, obsoleted: 6)
  public static var accessoryRectangular: Self { Case.accessoryRectangular }
  /// One line of text beside the date.
  @available(swift, obsoleted: 6)
  public static var accessoryInline: Self { Case.accessoryInline }
  /// A circle in the corner of a watch face, or a smaller one with a label that follows the dial.
  @available(swift, obsoleted: 6)
  public static var accessoryCorner: Self { Case.accessoryCorner }
}

/// The cases. In Swift 6 a static member would refer to itself instead of the case, so it uses these.
private enum Case {
  static var systemSmall: WidgetFamily { .systemSmall }
  static var systemMedium: WidgetFamily { .systemMedium }
  static var systemLarge: WidgetFamily { .systemLarge }
  static var systemExtraLarge: WidgetFamily { .systemExtraLarge }
  static var systemExtraLargePortrait: WidgetFamily { .systemExtraLargePortrait }
  static var accessoryCircular: WidgetFamily { .accessoryCircular }
  static var accessoryRectangular: WidgetFamily { .accessoryRectangular }
  static var accessoryInline: WidgetFamily { .accessoryInline }
  static var accessoryCorner: WidgetFamily { .accessoryCorner }
}
