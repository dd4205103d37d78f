public import LayoutEngine

extension View {
  /// Adds views behind the view, in its frame. Apple's page: SwiftUI/View/background(alignment:content:).
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> _UnaryView<Self> {
    let background = content()
    return _UnaryView(self) { child, context in
      let behind = context.single(background, alignment: alignment, role: "background")
      let rule = DecorationRule("background", alignment: alignment)
      return context.node(around: child, rule, also: [behind]) { $0.children[1] + $0.children[0] }
    }
  }

  @_disfavoredOverload
  public func background<Background: View>(_ background: Background, alignment: Alignment = .center) -> some View {
    self.background(alignment: alignment) { background }
  }

  /// Fills the view's frame with a style, behind the view. Apple's page:
  /// SwiftUI/View/background(_:ignoresSafeAreaEdges:).
  public func background<Style: ShapeStyle>(_ style: Style, ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    overMaterial(style).background { Rectangle().fill(style) }
  }

  /// Fills the view's frame with the background style, behind the view. Apple's page:
  /// SwiftUI/View/background(ignoresSafeAreaEdges:).
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { background(BackgroundStyle()) }

  /// Fills a shape with a style, behind the view. Apple's page: SwiftUI/View/background(_:in:fillStyle:).
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    overMaterial(style).background { shape.fill(style, style: fillStyle) }
  }

  /// Fills a shape with the background style, behind the view. Apple's page: SwiftUI/View/background(in:fillStyle:).
  public func background<Outline: Shape>(in shape: Outline, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
}
