public import Foundation
public import LayoutEngine

extension View {
  /// Does nothing: a picture does not scroll. Apple's page: SwiftUI/View/scrollDisabled(_:).
  public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Does nothing: indicators are only shown while scrolling. Apple's page: SwiftUI/View/scrollIndicators(_:axes:).
  public func scrollIndicators(_ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal])
    -> some View
  { self }

  /// Does nothing: scroll views have no background. Apple's page: SwiftUI/View/scrollContentBackground(_:).
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Does nothing: a picture does not scroll. Apple's page: SwiftUI/View/scrollBounceBehavior(_:axes:).
  public func scrollBounceBehavior(_ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]) -> some View { self }
}

extension View {
  /// Does nothing: only scroll views have these margins on a device. Apple's page:
  /// SwiftUI/View/contentMargins(_:_:for:).
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { self }

  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
    self
  }
}

/// The part of a scroll view that margins apply to. Apple's page: SwiftUI/ContentMarginPlacement. Has no effect here.
public struct ContentMarginPlacement: Hashable, Sendable {
  public static let automatic = ContentMarginPlacement()
  public static let scrollContent = ContentMarginPlacement()
  public static let scrollIndicators = ContentMarginPlacement()
}

/// The visibility of scroll indicators. Apple's page: SwiftUI/ScrollIndicatorVisibility. Has no effect here.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  public static let automatic = ScrollIndicatorVisibility()
  public static let visible = ScrollIndicatorVisibility()
  public static let hidden = ScrollIndicatorVisibility()
  public static let never = ScrollIndicatorVisibility()
}

/// Whether content bounces at its ends. Apple's page: SwiftUI/ScrollBounceBehavior. Has no effect here.
public struct ScrollBounceBehavior: Hashable, Sendable {
  public static let automatic = ScrollBounceBehavior()
  public static let always = ScrollBounceBehavior()
  /// If the content is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior()
}

/// Scrolls to a view by its identity. Apple's page: SwiftUI/ScrollViewProxy.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: a picture shows the part of a scroll view that ``View/defaultScrollAnchor(_:)`` sets. Apple's
  /// page: SwiftUI/ScrollViewProxy/scrollTo(_:anchor:).
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// A view that gives its content a scroll proxy. Apple's page: SwiftUI/ScrollViewReader.
public struct ScrollViewReader<Content: View>: View {
  public var content: (ScrollViewProxy) -> Content

  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  public var body: some View { content(ScrollViewProxy()) }
}
