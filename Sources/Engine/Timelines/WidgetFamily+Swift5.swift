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
  /// Four by six icons, on Apple Vision Pro. No device here has it.
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
