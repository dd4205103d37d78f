public import LayoutEngine

extension View {
  /// Adds views in front of the view, in its frame. Apple's page: SwiftUI/View/overlay(alignment:content:).
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> _UnaryView<Self> {
    let overlay = content()
    return _UnaryView(self) { child, context in
      let front = context.single(overlay, alignment: alignment, role: "overlay")
      return context.node(around: child, DecorationRule("overlay", alignment: alignment), also: [front])
    }
  }

  @_disfavoredOverload
  public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
    self.overlay(alignment: alignment) { overlay }
  }

  /// Fills the view's frame with a style, in front of the view. Apple's page:
  /// SwiftUI/View/overlay(_:ignoresSafeAreaEdges:).
  public func overlay<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overlay { Rectangle().fill(style) }
  }

  /// Fills a shape with a style, in front of the view. Apple's page: SwiftUI/View/overlay(_:in:fillStyle:).
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overlay { shape.fill(style, style: fillStyle) }
  }
}
