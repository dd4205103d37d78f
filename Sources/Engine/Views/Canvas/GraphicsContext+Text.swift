public import Foundation
import Graphics
public import LayoutEngine

extension GraphicsContext {
  /// A text that is ready to measure and draw. Apple's page: SwiftUI/GraphicsContext/ResolvedText.
  public struct ResolvedText {
    /// The style of text without colours of its own.
    public var shading: Shading {
      didSet { node = Self.node(for: text, shading, in: context) }
    }

    private let text: Text
    private let context: _LoweringContext
    fileprivate private(set) var node: LayoutNode

    init(_ text: Text, in context: _LoweringContext) {
      self.text = text
      self.context = context
      shading = .foreground
      node = context.single(text)
    }

    /// The size of the text when drawn in `size`, in points. Apple's page:
    /// SwiftUI/GraphicsContext/ResolvedText/measure(in:).
    public func measure(in size: CGSize) -> CGSize { node.fittingSize(ProposedViewSize(size)) }

    /// The distance from the top to the first baseline, for a text drawn in `size`.
    public func firstBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(in: ProposedViewSize(size))[VerticalAlignment.firstTextBaseline]
    }

    /// The distance from the top to the last baseline, for a text drawn in `size`.
    public func lastBaseline(in size: CGSize) -> CGFloat {
      node.dimensions(in: ProposedViewSize(size))[VerticalAlignment.lastTextBaseline]
    }

    private static func node(for text: Text, _ shading: Shading, in context: _LoweringContext) -> LayoutNode {
      context.single(text.foregroundStyle(ShadingStyle(shading: shading, context: context)) as Text)
    }
  }

  /// Resolves a text for measuring and drawing. Apple's page: SwiftUI/GraphicsContext/resolve(_:).
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text, in: context) }

  /// Draws a text wrapped to the width of `rect`, from its top leading corner. Apple's page:
  /// SwiftUI/GraphicsContext/draw(_:in:).
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    let proposal = ProposedViewSize(rect.size)
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    let x = isRightToLeft ? rect.maxX - text.node.fittingSize(proposal).width : rect.minX
    draw(text.node, at: CGPoint(x: x, y: rect.minY), proposal: proposal)
  }

  /// Draws a text without wrapping, with its `anchor` at `point`. Apple's page:
  /// SwiftUI/GraphicsContext/draw(_:at:anchor:).
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.node, at: point.corner(of: text.node.fittingSize(.unspecified), anchor), proposal: .unspecified)
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }
}

extension CGPoint {
  /// The top left corner of a rectangle of `size` whose `anchor` is at this point.
  func corner(of size: CGSize, _ anchor: UnitPoint) -> CGPoint {
    CGPoint(x: x - size.width * anchor.x, y: y - size.height * anchor.y)
  }
}

/// A shading as a shape style, for texts and images.
struct ShadingStyle: ShapeStyle, @unchecked Sendable {
  let shading: GraphicsContext.Shading
  let context: _LoweringContext

  /// Shadings are spread over the unit square, as styles are.
  func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(shading.paint(for: Path(CGRect(x: 0, y: 0, width: 1, height: 1)), in: context))
  }

  /// The shadings of a palette become levels.
  func _captured(in environment: EnvironmentValues) -> AnyShapeStyle {
    let levels = shading.palette.map { AnyShapeStyle(ShadingStyle(shading: $0, context: context)) }
    return levels.isEmpty ? AnyShapeStyle(self) : AnyShapeStyle(levels: levels)
  }
}
