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

extension View {
  /// Applies `content` for the first of `phases`; does not change the view if `phases` is empty. Apple's page:
  /// SwiftUI/View/phaseAnimator(_:content:animation:).
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    FirstPhase(
      content: self, changed: phases.first { _ in true }.map { content(PlaceholderContentView(content: self), $0) })
  }

  /// Applies `content` for the first of `phases`, as before the first trigger. Apple's page:
  /// SwiftUI/View/phaseAnimator(_:trigger:content:animation:).
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

private struct FirstPhase<Content, Changed> {
  let content: Content
  let changed: Changed?
}

extension FirstPhase: View where Content: View, Changed: View {
  var body: some View {
    if let changed { changed } else { content }
  }
}

/// The view that an animator, a transition or a chart's layer changes. Apple's page: SwiftUI/PlaceholderContentView.
public struct PlaceholderContentView<Value>: PrimitiveView {
  private let lower: (_LoweringContext) -> [LayoutNode]

  package init(content: some View) { lower = content._lower }

  public func _lower(in context: _LoweringContext) -> [LayoutNode] { lower(context) }
}
