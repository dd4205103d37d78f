import SwiftUI
import Testing
import WidgetTesting

/// A view with the size and the frames that SwiftUI gives it, in points.
///
/// The numbers were measured or are documented; Tests/Fixtures/Conformance has their sources.
struct LayoutCase: CustomTestStringConvertible, @unchecked Sendable {
  /// The coordinates of the frames: the view's, or those of a host in which the view is centred.
  enum Space { case own, host }

  let id: String
  let space: Space
  let proposal: ProposedViewSize
  let scale: CGFloat
  let size: [CGFloat?]
  let frames: [String: [CGFloat?]]
  /// Edges of painted frames, in pixels.
  let painted: [String: [String: CGFloat]]
  let view: AnyView

  init(
    _ id: String, _ space: Space, _ width: CGFloat?, _ height: CGFloat?, scale: CGFloat = 2, size: [CGFloat?] = [],
    frames: [String: [CGFloat?]] = [:], painted: [String: [String: CGFloat]] = [:], @ViewBuilder view: () -> some View
  ) {
    self.id = id
    self.space = space
    proposal = ProposedViewSize(width: width, height: height)
    self.scale = scale
    self.size = size
    self.frames = frames
    self.painted = painted
    self.view = AnyView(view())
  }

  var testDescription: String { id }

  func layout() -> ProbedLayout {
    probedLayout(of: view, proposal: proposal, host: space == .host, scale: scale)
  }
}

extension VerticalAlignment {
  private enum Mid: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  /// A custom alignment.
  static let mid = VerticalAlignment(Mid.self)
}
