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

private struct FirstPhase<Content: View, Changed: View>: View {
  let content: Content
  let changed: Changed?

  var body: some View {
    if let changed { changed } else { content }
  }
}
