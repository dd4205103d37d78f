public import Views

/// A modifier that several previews share. Apple's page: SwiftUI/PreviewModifier. Never applied.
public protocol PreviewModifier {
  /// A value that is created once for all previews.
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  /// Creates the value that all previews share.
  static func makeSharedContext() async throws -> Context
  /// The modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// No value is shared.
  public static func makeSharedContext() async throws {}
}
