public import LayoutEngine
public import Timelines
public import Views

/// The colours that a widget can use in its location. Apple's page: WidgetKit/WidgetRenderingMode.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// The widget's own colours.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// Two groups with one colour each.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colour, by brightness.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  /// The family that is drawn (default: systemSmall).
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// The colours that the widget can use in its location.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The margins around the widget's view in points, even if they are disabled.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  /// False if the widget's background is not shown.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
}

private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum WidgetContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
