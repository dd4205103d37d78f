import Foundation
import Graphics
import LayoutEngine
import Views

/// A view that is laid out and drawn separately from the widget's picture.
struct DrawnView<Content: View> {
  let content: Content
  let proposal: ProposedViewSize
  let colorScheme: ColorScheme
  let scale: CGFloat

  /// - Parameter colorScheme: (default: the colour scheme of the view whose body is evaluated)
  init(
    _ content: Content, proposal: ProposedViewSize = .unspecified, colorScheme: ColorScheme? = nil, scale: CGFloat = 2
  ) {
    self.content = content
    self.proposal = proposal
    self.colorScheme = colorScheme ?? EnvironmentValues.current.colorScheme
    self.scale = scale
  }

  /// The view's size for the proposal, in points; `nil` outside of a picture.
  var size: CGSize? { lowered { $0.fittingSize(proposal) } }

  /// The view's items, from 0, 0, and its size; `nil` outside of a picture.
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
