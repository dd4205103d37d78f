import Foundation
import Graphics
import LayoutEngine

/// A button with a capsule behind a padded label.
///
/// The capsule is grey unless a tint is set; for a prominent button it has the tint, and the label is white.
struct BorderedButton: View {
  let configuration: PrimitiveButtonStyleConfiguration
  let isProminent: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var controlSize
  @Environment(\.buttonBorderShape) private var borderShape
  @Environment(\.tint) private var tint
  @Environment(\.systemStyle) private var system

  var body: some View {
    configuration.label
      .foregroundStyle(label)
      .padded(by: system.controls.button.label(for: controlSize), in: borderShape)
      .background(ground, in: borderShape)
      .spacedAsControl("Button")
  }

  /// Red for a destructive role; otherwise the tint or the accent colour.
  private var emphasis: AnyShapeStyle {
    configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
  }

  private var label: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.disabledLabel) }
    return isProminent ? AnyShapeStyle(Color.white) : emphasis
  }

  private var ground: AnyShapeStyle {
    guard isEnabled else { return AnyShapeStyle(Color.controlFill) }
    if isProminent { return emphasis }
    guard tint != nil, configuration.role != .destructive else { return AnyShapeStyle(Color.controlFill) }
    return AnyShapeStyle(FadedStyle(base: emphasis, opacity: system.controls.button.tintOpacity))
  }
}

/// A style with its opacity multiplied.
struct FadedStyle: ShapeStyle {
  let base: AnyShapeStyle
  let opacity: Double

  func _paint(in environment: EnvironmentValues) -> _Paint {
    _Paint(base._paint(in: environment).paint.opacity(opacity))
  }
}

extension View {
  /// The label of a button with a border, before the border is added.
  func padded(by metrics: ButtonMetrics.Label, in shape: ButtonBorderShape) -> some View {
    multilineTextAlignment(.center)
      .defaultFont(metrics.font)
      .padding(.horizontal, metrics.horizontal)
      .padding(.vertical, metrics.vertical)
      .squared(shape == .circle)
  }

  /// Puts the view into a square if `isSquare`, for round buttons.
  fileprivate func squared(_ isSquare: Bool) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      isSquare ? context.node(around: child, EnclosingSquareRule()) : child
    }
  }
}

/// The smallest square that contains a view, which is centered in it.
private struct EnclosingSquareRule: ModifierRule {
  var name: String { "square" }

  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = children[0].fittingSize(proposal)
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placements(in size: CGSize, proposal: ProposedViewSize, _ children: [LayoutNode]) -> [Placement] {
    let inner = children[0].fittingSize(proposal)
    let origin = CGPoint(x: (size.width - inner.width) / 2, y: (size.height - inner.height) / 2)
    return [Placement(origin: origin, proposal: proposal)]
  }
}
