public import Foundation
public import Graphics
public import LayoutEngine

/// Draws texts with custom code. Apple's page: SwiftUI/TextRenderer.
///
/// Renderers are not called: text is drawn as usual, with the diagnostic `text.renderer`.
public protocol TextRenderer: Animatable {
  /// Draws the lines of a text.
  func draw(layout: Text.Layout, in ctx: inout GraphicsContext)

  /// Returns the size of a text (default: the text's own).
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize

  /// How far drawing extends beyond the text's frame (default: zero).
  var displayPadding: EdgeInsets { get }
}

extension TextRenderer {
  public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
  public var displayPadding: EdgeInsets { EdgeInsets() }
}

/// Lets a renderer measure a text. Apple's page: SwiftUI/TextProxy. Never created here.
public struct TextProxy {
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
}

extension View {
  /// Does nothing but report `text.renderer`: the texts in the view are drawn as usual. Apple's page:
  /// SwiftUI/View/textRenderer(_:).
  public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View {
    UnrenderedText(content: self, name: "\(T.self)")
  }
}

private struct UnrenderedText<Content> {
  let content: Content
  let name: String
}

extension UnrenderedText: View, PrimitiveView where Content: View {
  typealias Body = Never

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.report("text.renderer", "the text renderer \(name) is not called; text is drawn as usual")
    return content._lower(in: context.child(0, role: "textRenderer"))
  }
}
