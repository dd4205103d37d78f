import Foundation
import LayoutEngine
import SwiftUI
import Typesetting
import Views

/// Times the two steps from a view to frames.
struct Stopwatch {
  let engine: TextEngine

  /// The median times of five rounds, in milliseconds; a first one, which fills the caches of fonts, does not count.
  func median(_ view: () -> AnyView) -> (lowering: Double, layout: Double) {
    let rounds = (0..<6).map { _ in round(view()) }.dropFirst()
    func middle(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
    return (middle(rounds.map(\.lowering)), middle(rounds.map(\.layout)))
  }

  private func round(_ view: AnyView) -> (lowering: Double, layout: Double) {
    let size = CGSize(width: 400, height: 400)
    var environment = EnvironmentValues()
    environment.displayScale = 2
    environment.containerSize = size
    let context = _LoweringContext(environment: environment, pass: LoweringPass(shaper: engine))
    var node = LayoutNode(EmptyRule())
    let lowering = milliseconds { node = context.single(view) }
    let layout = milliseconds { _ = PlacedNode.root(node, in: size) }
    return (lowering, layout)
  }

  private func milliseconds(_ work: () -> Void) -> Double {
    let time = ContinuousClock().measure(work).components
    return Double(time.seconds) * 1000 + Double(time.attoseconds) / 1e15
  }
}
