import Graphics
public import LayoutEngine

extension View {
  /// Masks the view with the alpha of `mask`. Apple's page: SwiftUI/View/mask(alignment:_:).
  public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
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
