public import LayoutEngine
public import Timelines
public import Views

/// How much colour the place leaves to a widget. Apple's page: WidgetKit/WidgetRenderingMode.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
  /// The name in source.
  public let description: String

  /// As the widget is drawn.
  public static let fullColor = WidgetRenderingMode(description: "fullColor")
  /// In two groups of one colour each.
  public static let accented = WidgetRenderingMode(description: "accented")
  /// Without colour, by brightness.
  public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

extension EnvironmentValues {
  /// The family that is drawn; small unless the renderer says otherwise.
  public var widgetFamily: WidgetFamily {
    get { self[WidgetFamilyKey.self] }
    set { self[WidgetFamilyKey.self] = newValue }
  }

  /// How much colour the place leaves to the widget.
  public var widgetRenderingMode: WidgetRenderingMode {
    get { self[WidgetRenderingModeKey.self] }
    set { self[WidgetRenderingModeKey.self] = newValue }
  }

  /// The space that is added around the widget's view, also where it was disabled. In points.
  public var widgetContentMargins: EdgeInsets {
    get { self[WidgetContentMarginsKey.self] }
    set { self[WidgetContentMarginsKey.self] = newValue }
  }

  /// False where the place leaves the widget's background out.
  public var showsWidgetContainerBackground: Bool {
    get { self[ShowsBackgroundKey.self] }
    set { self[ShowsBackgroundKey.self] = newValue }
  }
}

private enum WidgetFamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private enum WidgetRenderingModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }
private enum WidgetContentMarginsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }
private enum ShowsBackgroundKey: EnvironmentKey { static var defaultValue: Bool { true } }
