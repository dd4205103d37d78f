public import LayoutEngine

/// A view that goes through phases. Apple's page: SwiftUI/PhaseAnimator. A picture shows the first phase.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  private let content: Content?

  /// Shows the first of `phases`, as before the first trigger; nothing if `phases` is empty.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// Shows the first of `phases`; nothing if `phases` is empty.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { content?._lower(in: context) ?? [] }
}
