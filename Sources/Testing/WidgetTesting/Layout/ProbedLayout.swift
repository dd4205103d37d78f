public import Foundation
import Graphics
public import LayoutEngine
import Symbols
public import Views

/// The sizes and frames of views in a layout, for tests.
public struct ProbedLayout: Equatable, Sendable {
  /// The outermost view's size, in points.
  public let size: CGSize
  /// The frames of views with a ``Views/View/probe(_:)`` by name, in points, not rounded.
  public let frames: [String: CGRect]
  /// The same frames as painted: in whole pixels, with each edge rounded separately.
  public let pixelFrames: [String: CGRect]
}

/// Lays out `view` as in a widget, and returns the frames of its probes.
///
/// The environment is a widget's: `en_US`, GMT, light, the default type size. Text and symbols use the fonts of
/// pictures. If text fonts are not installed, a font of squares is used, with the diagnostic `text.no-engine`.
///
/// - Parameters:
///   - view: The outermost view. Several views are overlaid.
///   - proposal: The size proposed to the view.
///   - host: Whether the proposal is the size of a host in which the view is centred. Frames are then in the host's
///     coordinates, otherwise in the view's.
///   - scale: Pixels per point.
public func probedLayout<Content: View>(
  of view: Content, proposal: ProposedViewSize, host: Bool = false, scale: CGFloat = 2
) -> ProbedLayout {
  var environment = EnvironmentValues()
  environment.displayScale = scale > 0 && scale.isFinite ? scale : 2
  environment.symbols = symbols
  environment.isInWidget = true
  if let width = proposal.width, let height = proposal.height, width.isFinite, height.isFinite {
    environment.containerSize = CGSize(width: width, height: height)
  }
  let placed = settled(view, environment, proposal, isHosted: host)
  var frames: [String: CGRect] = [:]
  for (name, frame) in placed.probes { frames[name] = frame }
  let pixels = PixelScale(environment.displayScale)
  let painted = frames.mapValues { frame in
    let edges = pixels.rounded(frame)
    return CGRect(
      x: edges.minX * pixels.pixelsPerPoint, y: edges.minY * pixels.pixelsPerPoint,
      width: edges.width * pixels.pixelsPerPoint, height: edges.height * pixels.pixelsPerPoint)
  }
  return ProbedLayout(size: placed.frame.size, frames: frames, pixelFrames: painted)
}

/// The symbols of pictures, opened when a view first shows one.
private let symbols = SymbolLibrary()

/// Lays out `view` until actions that run when views appear no longer change it. CancellableTasks are not awaited.
private func settled(
  _ view: some View, _ environment: EnvironmentValues, _ proposal: ProposedViewSize, isHosted: Bool
) -> PlacedNode {
  let (shaper, memory) = (LazyTextEngine(), ViewStateStore())
  var lowerings = 0
  while true {
    let context = _LoweringContext(environment: environment, pass: LoweringPass(shaper: shaper, memory: memory))
    let node = context.single(view)
    let size = node.fittingSize(proposal)
    let origin =
      isHosted
      ? CGPoint(x: centred(size.width, in: proposal.width), y: centred(size.height, in: proposal.height)) : .zero
    let placed = PlacedNode(node, at: origin, proposal: proposal)
    lowerings += 1
    // A view that never stops changing itself is taken as it is after 16 passes.
    guard memory.runPendingActions(), lowerings < 16 else { return placed }
  }
}

private func centred(_ length: CGFloat, in room: CGFloat?) -> CGFloat {
  guard let room, room.isFinite, length.isFinite else { return 0 }
  return (room - length) / 2
}
