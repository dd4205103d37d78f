/// The direction of reading. Apple's page: SwiftUI/LayoutDirection.
public enum LayoutDirection: CaseIterable, Hashable, Sendable {
  case leftToRight
  /// As in Arabic and Hebrew: leading is right.
  case rightToLeft
}
