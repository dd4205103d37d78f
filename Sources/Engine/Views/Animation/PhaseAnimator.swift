public import LayoutEngine

/// Views that go through phases. Apple's page: SwiftUI/PhaseAnimator. A picture shows the first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: PrimitiveView {
  private let content: Content?

  /// Shows the first of `phases`, as before anything triggered them; nothing if there is none.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content, animation: animation)
  }

  /// Shows the first of `phases`; nothing if there is none.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.content = phases.first { _ in true }.map(content)
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { content?._lower(in: context) ?? [] }
}
