/// A location where the user can add widgets. Apple's page: WidgetKit/WidgetLocation.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  public static let homeScreen = WidgetLocation(name: "homeScreen")
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// An iPhone that is charging in landscape orientation.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A Mac that shows the widgets of an iPhone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// CarPlay.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// How a widget is mounted on a wall in visionOS. Apple's page: WidgetKit/WidgetMountingStyle.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String

  /// In front of the wall.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// The material of a widget in visionOS. Apple's page: WidgetKit/WidgetTexture.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String

  public static let glass = WidgetTexture(name: "glass")
  public static let paper = WidgetTexture(name: "paper")
}
