public import LayoutEngine

extension View {
  /// Does nothing: a picture does not scroll. Apple's page: SwiftUI/View/scrollDisabled(_:).
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Does nothing: indicators show only while something scrolls. Apple's page: SwiftUI/View/scrollIndicators(_:axes:).
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }

  /// Does nothing: what scrolls has no background here. Apple's page: SwiftUI/View/scrollContentBackground(_:).
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Does nothing: a picture does not scroll. Apple's page: SwiftUI/View/scrollBounceBehavior(_:axes:).
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
}

/// Whether indicators show while something scrolls. Apple's page: SwiftUI/ScrollIndicatorVisibility. Means nothing here.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  /// As the platform does.
  public static let automatic = ScrollIndicatorVisibility()
  /// Shown.
  public static let visible = ScrollIndicatorVisibility()
  /// Not shown where possible.
  public static let hidden = ScrollIndicatorVisibility()
  /// Never shown.
  public static let never = ScrollIndicatorVisibility()
}

/// Whether content bounces at its ends. Apple's page: SwiftUI/ScrollBounceBehavior. Means nothing here.
public struct ScrollBounceBehavior: Hashable, Sendable {
  /// As the platform does.
  public static let automatic = ScrollBounceBehavior()
  /// Always.
  public static let always = ScrollBounceBehavior()
  /// Where the content is larger than the room.
  public static let basedOnSize = ScrollBounceBehavior()
}
