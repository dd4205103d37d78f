/// A place where people put widgets. Apple's page: WidgetKit/WidgetLocation.
public struct WidgetLocation: Hashable, Sendable {
  private let name: String

  /// The Home Screen.
  public static let homeScreen = WidgetLocation(name: "homeScreen")
  /// The Lock Screen.
  public static let lockScreen = WidgetLocation(name: "lockScreen")
  /// A phone that lies on its side and charges.
  public static let standBy = WidgetLocation(name: "standBy")
  /// A Mac that shows the widgets of a phone.
  public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
  /// The display of a car.
  public static let carPlay = WidgetLocation(name: "carPlay")
}

/// How a widget hangs on the wall of a room. Apple's page: WidgetKit/WidgetMountingStyle.
public struct WidgetMountingStyle: Hashable, Sendable {
  private let name: String

  /// In front of the wall.
  public static let elevated = WidgetMountingStyle(name: "elevated")
  /// In the wall.
  public static let recessed = WidgetMountingStyle(name: "recessed")
}

/// What a widget in a room seems to be made of. Apple's page: WidgetKit/WidgetTexture.
public struct WidgetTexture: Hashable, Sendable {
  private let name: String

  /// Glass.
  public static let glass = WidgetTexture(name: "glass")
  /// Paper.
  public static let paper = WidgetTexture(name: "paper")
}
