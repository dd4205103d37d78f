import Diagnostics
import Foundation
import Graphics
import LayoutEngine

import SquareFonts
@testable import Views

/// `view` laid out in a host of the given size once it has settled and `onAppear` has run.
func settled(_ view: some View, width: CGFloat = 1000, height: CGFloat = 400) -> PlacedNode {
  var settling = FixpointLowering()
  return settling.settledWithoutTasks { memory in
    let context = _LoweringContext(
      environment: EnvironmentValues(), pass: LoweringPass(shaper: SquareFont(), memory: memory))
    return PlacedNode.root(context.single(view), in: CGSize(width: width, height: height))
  }
}

/// The same after `task`s have ended.
func finished(_ view: some View) async -> PlacedNode {
  // A deadline that never comes: the stream is empty, and ends when it is cancelled.
  var settling = FixpointLowering(deadline: {
    let (nothing, _) = AsyncStream.makeStream(of: Never.self)
    for await _ in nothing {}
  })
  let node = await settling.settled { memory in
    let context = _LoweringContext(
      environment: EnvironmentValues(), pass: LoweringPass(shaper: SquareFont(), memory: memory))
    return PlacedNode.root(context.single(view), in: CGSize(width: 1000, height: 400))
  }
  return node ?? settled(EmptyView())
}

extension PlacedNode {
  /// The characters of all texts in painting order.
  var texts: [String] {
    displayItems.flatMap { $0.texts }
  }
}

/// The diagnostics of `body`.
func diagnostics(_ body: () -> Void) -> [Diagnostic] {
  let log = DiagnosticLog()
  log.collecting { body() }
  return log.diagnostics
}

extension DisplayItem {
  fileprivate var texts: [String] {
    switch self {
    case .text(let item): [item.text]
    case .group(_, let items): items.flatMap(\.texts)
    default: []
    }
  }
}
