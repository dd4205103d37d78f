/// Gives `WidgetFamily` the names of its cases once more, for sources that are read as Swift 5 and do not see the cases. A
/// protocol's members do not meet those of the type, so each language mode has one of the two.
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
  /// Four by six icons, in a room: on no device here.
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
  /// A circle in the corner of a watch face. The text that curves around it is not drawn.
  @available(swift, obsoleted: 6)
  public static var accessoryCorner: Self { Case.accessoryCorner }
}

/// The cases. A member that is not there in Swift 6 sees itself beside the case, so it asks here.
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
