import LayoutEngine

extension View {
  /// Ties the view's state to `id`: with another value it is another view, which starts anew.
  /// Apple's page: SwiftUI/View/id(_:).
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Does nothing: everything is lowered when it may have changed. Apple's page: SwiftUI/View/equatable().
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

/// A view and what tells it from others at the same place.
private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context.child(id: id)) }
}

/// A view that can be compared. Apple's page: SwiftUI/EquatableView.
public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps `content`.
  public init(content: Content) { self.content = content }

  /// The view that this one is made of.
  public var body: Content { content }
}
