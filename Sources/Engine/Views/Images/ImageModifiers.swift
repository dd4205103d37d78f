public import LayoutEngine

extension Image {
  /// Apple's page: SwiftUI/Image/DynamicRange. Has no effect: pictures have the range of sRGB.
  public struct DynamicRange: Hashable, Sendable {
    public static let standard = DynamicRange()
    /// The same as `standard`.
    public static let constrainedHigh = DynamicRange()
    /// The same as `standard`.
    public static let high = DynamicRange()
  }

  /// Makes the image fill its proposal.
  ///
  /// The parts within `capInsets` of the edges, in points, keep their thickness; the rest is stretched or tiled.
  /// Apple's page: SwiftUI/Image/resizable(capInsets:resizingMode:).
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Sets whether the image is drawn in its own colours (default: the catalog's setting). Apple's page:
  /// SwiftUI/Image/renderingMode(_:).
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.template = renderingMode }
  }

  /// Sets how pixels are interpolated. Apple's page: SwiftUI/Image/interpolation(_:).
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.filter = interpolation } }

  /// Does nothing: edges are always smooth. Apple's page: SwiftUI/Image/antialiased(_:).
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Does nothing: pictures have the range of sRGB. Apple's page: SwiftUI/Image/allowedDynamicRange(_:).
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// Sets how the layers of a symbol are coloured (default: the environment's mode). Apple's page:
  /// SwiftUI/Image/symbolRenderingMode(_:).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}

extension View {
  /// Does nothing: pictures have the range of sRGB. Apple's page: SwiftUI/View/allowedDynamicRange(_:).
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
