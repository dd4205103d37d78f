import Foundation
import Graphics

/// Collects what is drawn. It is used by one thread: the one that draws.
final class DrawingSurface: @unchecked Sendable {
  /// What `UIColor.setFill()`, `UIBezierPath.fill()` and `UIImage.draw(in:)` draw into.
  @TaskLocal static var current: DrawingSurface?

  struct State {
    var fill = ResolvedColor.black
    var stroke = ResolvedColor.black
    var transform = CGAffineTransform.identity
    /// Each in the coordinates of the canvas.
    var clips: [Path] = []
  }

  var state = State()
  private var kept: [State] = []
  private(set) var items: [DisplayItem] = []

  func save() { kept.append(state) }
  func restore() { state = kept.popLast() ?? state }
  func transform(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  func clip(_ path: Path) { state.clips.append(path.applying(state.transform)) }

  func fill(_ path: Path, evenOdd: Bool = false) { add(.fill(path, .color(state.fill), evenOdd: evenOdd)) }
  func stroke(_ path: Path, _ style: StrokeStyle) { add(.stroke(path, style, .color(state.stroke))) }

  func add(_ item: DisplayItem, opacity: Double = 1) {
    var item = item
    if opacity < 1 { item = .group(.opacity(max(opacity, 0)), [item]) }
    if state.transform != .identity { item = .group(.transform(state.transform), [item]) }
    for clip in state.clips.reversed() { item = .group(.clip(clip, evenOdd: false), [item]) }
    items.append(item)
  }
}
