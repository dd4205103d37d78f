/// Where reading begins. Apple's page: SwiftUI/LayoutDirection.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic and Hebrew: leading is right.
  case rightToLeft
}
