package import Foundation
package import Graphics
public import LayoutEngine

/// A picture. Apple's page: SwiftUI/Image.
public struct Image: Hashable, Sendable {
  /// How a resizable image fills its frame. Apple's page: SwiftUI/Image/ResizingMode.
  public enum ResizingMode: Hashable, Sendable {
    /// Stretched to the frame.
    case stretch
  }

  /// Whether the picture's colours count. Apple's page: SwiftUI/Image/TemplateRenderingMode.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// Only its alpha counts; it is filled with the foreground style.
    case template
    /// Shown as it is.
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

  private let picture: Picture
  private let scale: CGFloat
  private var isResizable = false
  private var template = TemplateRenderingMode.original
  private var filter = Interpolation.medium

  /// Creates an image of `picture`, `scale` pixels to the point.
  package init(_ picture: Picture, scale: CGFloat) {
    self.picture = picture
    self.scale = max(scale, 0.01)
  }

  /// Lets the image fill what it is offered. Apple's page: SwiftUI/Image/resizable(capInsets:resizingMode:).
  public func resizable(resizingMode: ResizingMode = .stretch) -> Image { with { $0.isResizable = true } }

  /// Whether the picture's colours count; nil for as it is. Apple's page: SwiftUI/Image/renderingMode(_:).
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    with { $0.template = renderingMode ?? .original }
  }

  /// How pixels are found between pixels. Apple's page: SwiftUI/Image/interpolation(_:).
  public func interpolation(_ interpolation: Interpolation) -> Image { with { $0.filter = interpolation } }

  private func with(_ change: (inout Image) -> Void) -> Image {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Image: PrimitiveView {
  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let size = CGSize(
      width: CGFloat(picture.pixelSize.width) / scale, height: CGFloat(picture.pixelSize.height) / scale)
    let rule: any LayoutRule =
      isResizable ? FillingRule("Image", idealSize: size) : FixedSizeRule("Image", size: size)
    let tint = template == .template ? ForegroundStyle()._paint(in: context.environment).paint : nil
    return [
      context.node(rule, label: "\(picture.pixelSize)") { site in
        let frame = context.pixelScale.rounded(site.frame)
        guard frame.width > 0, frame.height > 0 else { return [] }
        return [
          .picture(
            PictureItem(
              picture: picture, frame: frame, interpolation: filter == .none ? .none : .smooth,
              tint: tint?.mapped(to: frame)))
        ]
      }
    ]
  }
}
