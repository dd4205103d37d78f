public import LayoutEngine

/// Scrolls to a view by its identity. Apple's page: SwiftUI/ScrollViewProxy.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: a picture shows the part of a scroll view that ``View/defaultScrollAnchor(_:)`` asks for.
  /// Apple's page: SwiftUI/ScrollViewProxy/scrollTo(_:anchor:).
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

/// Views that may ask to be scrolled. Apple's page: SwiftUI/ScrollViewReader.
public struct ScrollViewReader<Content: View>: View {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Creates a reader around `content`.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) { self.content = content }

  /// The views.
  public var body: some View { content(ScrollViewProxy()) }
}
