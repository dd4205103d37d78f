import Views

extension RenderRequest {
  /// A colour scheme, as options name it.
  package enum Scheme: String, CaseIterable, Hashable, Sendable {
    case light
    case dark
    /// Light, for views that may ask whether they are drawn for e-ink.
    case eink
  }

  package var scheme: Scheme {
    get { isEInk ? .eink : colorScheme == .dark ? .dark : .light }
    set { (isEInk, colorScheme) = (newValue == .eink, newValue == .dark ? .dark : .light) }
  }
}
