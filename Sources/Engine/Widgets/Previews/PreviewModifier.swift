public import Views

/// What several previews have in common. Apple's page: SwiftUI/PreviewModifier. Never applied.
public protocol PreviewModifier {
  /// What is made once for all previews.
  associatedtype Context = Void
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = AnyView

  /// Makes what all previews share.
  static func makeSharedContext() async throws -> Context
  /// The changed view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// Nothing is shared.
  public static func makeSharedContext() async throws {}
}
