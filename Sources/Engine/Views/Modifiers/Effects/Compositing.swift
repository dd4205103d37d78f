public import Graphics
public import LayoutEngine

extension View {
  /// Multiplies the alpha of the view as a whole by `opacity`, 0…1. Apple's page: SwiftUI/View/opacity(_:).
  public func opacity(_ opacity: Double) -> _UnaryView<Self> {
    let opacity = min(max(opacity.finiteValue(of: "opacity", else: 1), 0), 1)
    return _UnaryView(self) { child, context in
      context.node(around: child, PassthroughRule("opacity")) { site in
        opacity == 1 ? site.content : [.group(.opacity(opacity), site.content)]
      }
    }
  }

  /// Hides the view, which keeps its space. Apple's page: SwiftUI/View/hidden().
  public func hidden() -> _UnaryView<Self> {
    _UnaryView(self) { child, context in context.node(around: child, PassthroughRule("hidden")) { _ in [] } }
  }
}

extension View {
  /// Blends the view with what is behind it, up to the nearest `compositingGroup`. Apple's page:
  /// SwiftUI/View/blendMode(_:).
  public func blendMode(_ blendMode: BlendMode) -> _UnaryView<Self> {
    grouped("blendMode") { _ in blendMode == .normal ? nil : .blend(blendMode) }
  }
}

extension View {
  /// Paints the view as a group before other effects apply; blend modes inside apply only within it. Apple's page:
  /// SwiftUI/View/compositingGroup().
  public func compositingGroup() -> _UnaryView<Self> {
    grouped("compositingGroup") { _ in .isolation }
  }
}

extension View {
  /// Paints the view as a group. Apple's page: SwiftUI/View/drawingGroup(opaque:colorMode:).
  ///
  /// - Parameters:
  ///   - opaque: Ignored: clear areas stay clear.
  ///   - colorMode: A mode other than `nonLinear` is reported.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.reportMode(colorMode, of: "drawingGroup")
      return context.node(around: child, PassthroughRule("drawingGroup")) { [.group(.isolation, $0.content)] }
    }
  }
}

extension View {
  /// Masks the view with the alpha of `mask`. Apple's page: SwiftUI/View/mask(alignment:_:).
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> _UnaryView<Self> {
    let mask = mask()
    return _UnaryView(self) { child, context in
      let stencil = context.single(mask, alignment: alignment, role: "mask")
      return context.node(around: child, DecorationRule("mask", alignment: alignment), also: [stencil]) { site in
        [.group(.mask(site.children[1]), site.children[0])]
      }
    }
  }

  /// Masks the view with the alpha of `mask`. Apple's page: SwiftUI/View/mask(_:), deprecated there for the other
  /// form.
  @_disfavoredOverload
  public func mask<Mask: View>(_ mask: Mask) -> some View { self.mask(alignment: .center) { mask } }
}
