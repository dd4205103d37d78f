public import Foundation
import Graphics
public import LayoutEngine
import Symbols
public import Views

/// The sizes and places that views got, for tests.
public struct ProbedLayout: Equatable, Sendable {
  /// The size that the outermost view took, in points.
  public let size: CGSize
  /// The frames of the views with a ``Views/View/probe(_:)``, by name, in points, fractions kept.
  public let frames: [String: CGRect]
  /// The same frames as they are painted: in whole pixels, each edge rounded for itself.
  public let pixelFrames: [String: CGRect]
}

/// Lays out `view` as it would be in a widget, and tells the frames of its probes.
///
/// The environment is a widget's: `en_US`, GMT, light, the default type size. Text and symbols are set in the fonts that
/// pictures are drawn with; where those of text are not installed, it is set in a font of squares, and the diagnostic
/// `text.no-engine` says so.
///
/// - Parameters:
///   - view: The outermost view; several are laid over each other.
///   - proposal: What the view is offered.
///   - host: Whether the proposal is the size of a host in which the view is centred. Frames are then in the host's
///     coordinates, otherwise in the view's own.
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

/// The symbols that pictures are drawn with; opened when a view first shows one.
private let symbols = SymbolLibrary()

/// Lays out `view` until what runs when views appear leaves it as it is; tasks are not waited for.
private func settled(
  _ view: some View, _ environment: EnvironmentValues, _ proposal: ProposedViewSize, isHosted: Bool
) -> PlacedNode {
  let (shaper, memory) = (LazyTextEngine(), ViewMemory())
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
    // A view that changes itself for ever is taken as it is after a while.
    guard memory.runPendingActions(), lowerings < 16 else { return placed }
  }
}

private func centred(_ length: CGFloat, in room: CGFloat?) -> CGFloat {
  guard let room, room.isFinite, length.isFinite else { return 0 }
  return (room - length) / 2
}
