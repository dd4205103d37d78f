import LayoutEngine

extension View {
  /// Ties the view's state to `id`: when `id` changes, the state starts over. Apple's page: SwiftUI/View/id(_:).
  public func id<ID: Hashable>(_ id: ID) -> some View { IdentifiedView(content: self, id: id) }

  /// Does nothing: views are lowered again whenever they may have changed. Apple's page: SwiftUI/View/equatable().
  public func equatable() -> EquatableView<Self> where Self: Equatable { EquatableView(content: self) }
}

private struct IdentifiedView<Content: View, ID: Hashable>: PrimitiveView {
  let content: Content
  let id: ID

  func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context.child(id: id)) }
}

/// A view that can be compared with its previous value. Apple's page: SwiftUI/EquatableView.
public struct EquatableView<Content: View & Equatable>: View {
  public var content: Content

  public init(content: Content) { self.content = content }

  public var body: Content { content }
}
