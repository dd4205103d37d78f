public import LayoutEngine

extension Image {
  /// How a resizable image fills its frame. Apple's page: SwiftUI/Image/ResizingMode.
  public enum ResizingMode: Hashable, Sendable {
    /// Repeated from the top left; the last row and column are cut.
    case tile
    /// Stretched to the frame.
    case stretch
  }

  /// Whether the picture's colours count. Apple's page: SwiftUI/Image/TemplateRenderingMode.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its alpha counts; it is filled with the foreground style.
    case template
    /// Shown as it is; a symbol in its own colours.
    case original
  }

  /// How pixels are found between pixels. Apple's page: SwiftUI/Image/Interpolation.
  public enum Interpolation: Hashable, Sendable {
    /// The nearest.
    case none
    /// Smooth.
    case low
    /// Smooth.
    case medium
    /// Smooth.
    case high
  }

  /// Apple's page: SwiftUI/Image/DynamicRange. Means nothing here: pictures have the range of sRGB.
  public struct DynamicRange: Hashable, Sendable {
    /// Up to white.
    public static let standard = DynamicRange()
    /// Does what `standard` does.
    public static let constrainedHigh = DynamicRange()
    /// Does what `standard` does.
    public static let high = DynamicRange()
  }

  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
  }

  /// Lets the image fill what it is offered.
  ///
  /// What lies within `capInsets` of the edges, in points, keeps its thickness; what is between them is stretched or tiled.
  /// Apple's page: SwiftUI/Image/resizable(capInsets:resizingMode:).
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// Whether the picture's colours count; nil for what the catalogue says.
  /// Apple's page: SwiftUI/Image/renderingMode(_:).
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.template = renderingMode }
  }

  /// How pixels are found between pixels. Apple's page: SwiftUI/Image/interpolation(_:).
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.filter = interpolation } }

  /// Kept for its spelling: edges are always smooth. Apple's page: SwiftUI/Image/antialiased(_:).
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Does nothing: pictures have the range of sRGB. Apple's page: SwiftUI/Image/allowedDynamicRange(_:).
  public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }

  /// How the layers of a symbol are coloured; nil for as around it. Apple's page: SwiftUI/Image/symbolRenderingMode(_:).
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { with { $0.symbolMode = mode } }
}

extension View {
  /// Does nothing: pictures have the range of sRGB. Apple's page: SwiftUI/View/allowedDynamicRange(_:).
  public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }
}
