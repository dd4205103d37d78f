public import Foundation
public import Graphics
public import LayoutEngine

/// Draws texts in a way of its own. Apple's page: SwiftUI/TextRenderer.
///
/// Renderers are not asked here: texts are drawn as they are, with the diagnostic `text.renderer`.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// The size that a text takes; that of the text unless said otherwise.
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far the drawing reaches beyond the text's frame; not at all unless said otherwise.
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  /// The size of the text.
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  /// None.
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// A text that a renderer asks for its size. Apple's page: SwiftUI/TextProxy. Nobody makes one here.
public struct TextProxy {
  /// Nothing.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension View {
  /// Does nothing but report `text.renderer`: the texts in the view are drawn as they are.
  /// Apple's page: SwiftUI/View/textRenderer(_:).
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    UnrenderedText(content: self, name: "\(T.self)")
  }
}

/// Texts without their renderer.
private struct UnrenderedText<Content: View>: PrimitiveView {
  let content: Content
  let name: String

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.report("text.renderer", "the renderer \(name) is not asked; texts are drawn as they are")
    return content._lower(in: context.child(0, role: "textRenderer"))
  }
}
