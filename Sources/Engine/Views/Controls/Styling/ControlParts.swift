import Foundation
import Graphics
import LayoutEngine

/// A type-erased part of a control, such as its label. Several views are laid out side by side.
struct ControlPart: PrimitiveView {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context.setting(\.stackAxis, to: .horizontal))
    guard nodes.count > 1 else { return nodes }
    let row = StackRule(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)
    return [context.node(row, children: nodes)]
  }
}

extension View {
  /// Spaces the view from its neighbours like a control, even if it contains text.
  func spacedAsControl(_ name: String) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in context.node(around: child, ControlRule(name)) }
  }

  /// Sets the font of a control's label if none is set.
  func defaultFont(_ font: Font) -> _EnvironmentModifier<Self> {
    changingEnvironment { if $0.font == nil { $0.font = font } }
  }
}

/// A capsule over the leading part of its frame, at least as long as it is high; empty for 0.
struct CapsuleBar: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let done = CGSize(width: min(rect.width, max(rect.height, rect.width * fraction)), height: rect.height)
    return Capsule().path(in: CGRect(origin: rect.origin, size: done))
  }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    guard environment.layoutDirection == .rightToLeft else { return path(in: rect) }
    let path = path(in: rect)
    return path.offsetBy(CGSize(width: rect.width - path.boundingRect.width, height: 0))
  }
}
