extension View {
  /// Shows the view as `content` makes it for the first of `phases`; as it is if there is none.
  /// Apple's page: SwiftUI/View/phaseAnimator(_:content:animation:).
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    FirstPhase(
      content: self, changed: phases.first { _ in true }.map { content(PlaceholderContentView(content: self), $0) })
  }

  /// Shows the view as `content` makes it for the first of `phases`, as before anything triggered them.
  /// Apple's page: SwiftUI/View/phaseAnimator(_:trigger:content:animation:).
  public func phaseAnimator<Phase: Equatable, Content: View>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phaseAnimator(phases, content: content, animation: animation)
  }
}

/// A view in its first phase.
private struct FirstPhase<Content: View, Changed: View>: View {
  let content: Content
  let changed: Changed?

  var body: some View {
    if let changed { changed } else { content }
  }
}
