import Diagnostics
import Foundation
import Graphics

/// Records drawing commands, on one thread.
final class DrawingSurface: @unchecked Sendable {
  /// A clip, in canvas coordinates.
  enum Clip {
    case path(Path, evenOdd: Bool)
    case mask([DisplayItem])
  }

  struct State {
    var fill = ResolvedColor.black
    var stroke = ResolvedColor.black
    var line = StrokeStyle()
    var opacity = 1.0
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var interpolation = ImageItem.Interpolation.smooth
    /// From user space to the canvas.
    var transform = CGAffineTransform.identity
    var clips: [Clip] = []
  }

  /// In points.
  let size: CGSize
  let scale: CGFloat
  let isOpaque: Bool
  /// Called after each drawing command.
  var afterDrawing: (() -> Void)?

  var state = State()
  private var kept: [State] = []
  private(set) var items: [DisplayItem] = []
  /// The current path, in canvas coordinates.
  var path = Path()

  /// A canvas of `size` points. Negative and invalid sides become 0.
  init(size: CGSize, scale: CGFloat, isOpaque: Bool = false) {
    self.size = CGSize(
      width: size.width.isFinite ? max(size.width, 0) : 0, height: size.height.isFinite ? max(size.height, 0) : 0)
    self.scale = scale.isFinite && scale > 0 ? min(scale, 8) : 2
    self.isOpaque = isOpaque
  }

  func save() { kept.append(state) }
  func restore() { state = kept.popLast() ?? state }
  func transform(_ transform: CGAffineTransform) { state.transform = transform.concatenating(state.transform) }
  func clip(_ path: Path, evenOdd: Bool = false) {
    state.clips.append(.path(path.applying(state.transform), evenOdd: evenOdd))
  }
  func clip(toMask items: [DisplayItem]) {
    state.clips.append(.mask([.group(.transform(state.transform), items)]))
  }

  func fill(_ path: Path, evenOdd: Bool = false) {
    add(DisplayItem.fill(checking: path, .color(state.fill), evenOdd: evenOdd))
  }
  func stroke(_ path: Path, _ style: StrokeStyle) {
    add(DisplayItem.stroke(checking: path, style, .color(state.stroke)))
  }

  /// Adds an item in user space, if any.
  func add(_ item: DisplayItem?, opacity: Double = 1, blendMode: CGBlendMode? = nil) {
    guard var item, state.transform.isFinite else { return }
    let mode = blendMode ?? state.blendMode
    let opacity = min(max(opacity * state.opacity, 0), 1)
    if opacity < 1 { item = .group(.opacity(opacity), [item]) }
    if state.transform != .identity { item = .group(.transform(state.transform), [item]) }
    if let shadow = state.shadow { item = .group(.shadow(shadow), [item]) }
    for clip in state.clips.reversed() {
      switch clip {
      case .path(let path, let evenOdd): item = .group(.clip(path, evenOdd: evenOdd), [item])
      case .mask(let mask): item = .group(.mask(mask), [item])
      }
    }
    mix(item, mode)
    afterDrawing?()
  }

  private func mix(_ item: DisplayItem, _ mode: CGBlendMode) {
    if mode == .destinationIn {
      items = [.group(.mask([item]), items)]
      return
    }
    if mode == .copy { items.append(.group(.blend(.destinationOut), [item])) }
    if mode.mode == nil {
      DiagnosticLog.current.report(
        Diagnostic(id: "graphics.blend-mode", message: "unsupported blend mode \(mode); normal is used"))
    }
    let blend = mode.mode ?? .normal
    items.append(blend == .normal ? item : .group(.blend(blend), [item]))
  }

  /// Makes a rectangle transparent.
  func clear(_ rect: CGRect) {
    add(DisplayItem.fill(checking: Path(rect), .color(.black), evenOdd: false), blendMode: .clear)
  }
}
