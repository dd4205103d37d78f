public import LayoutEngine

/// Views on top of each other. Apple's page: SwiftUI/ZStack.
public struct ZStack<Content: View>: PrimitiveView {
  private let content: Content
  private let alignment: Alignment

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.alignment = alignment
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let children = content._lower(in: context.setting(\.stackAxis, to: nil))
    return [context.node(ZStackRule(alignment: alignment), children: children)]
  }
}
