public import LayoutEngine

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
