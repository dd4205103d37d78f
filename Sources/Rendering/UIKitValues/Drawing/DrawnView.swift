import Foundation
import Graphics
import LayoutEngine
import Views

/// A view that is laid out and drawn by itself, apart from the widget's picture.
struct DrawnView<Content: View> {
  let content: Content
  let proposal: ProposedViewSize
  let colorScheme: ColorScheme
  let scale: CGFloat

  /// Nil for the colour scheme of the view whose body is asked.
  init(
    _ content: Content, proposal: ProposedViewSize = .unspecified, colorScheme: ColorScheme? = nil, scale: CGFloat = 2
  ) {
    self.content = content
    self.proposal = proposal
    self.colorScheme = colorScheme ?? EnvironmentValues.current.colorScheme
    self.scale = scale
  }

  /// What the view takes of the proposal, in points; nil where no renderer asks.
  var size: CGSize? { lowered { $0.fittingSize(proposal) } }

  /// What is drawn, from 0, 0, and its size; nil where no renderer asks.
  var drawing: ([DisplayItem], CGSize)? {
    lowered { node in
      let placed = PlacedNode(node, at: .zero, proposal: proposal)
      return (placed.displayItems, placed.frame.size)
    }
  }

  private func lowered<Result>(_ body: (LayoutNode) -> Result) -> Result? {
    var result: Result?
    OffscreenPainter.current?.lower { context in
      var context = context
      context.environment.colorScheme = colorScheme
      context.environment.displayScale = scale.isFinite && scale > 0 ? min(scale, 8) : 2
      result = body(context.single(content))
    }
    return result
  }
}
