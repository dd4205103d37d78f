import Graphics

extension View {
  /// Paints the view aside before other effects apply, and keeps blend modes in it to themselves.
  /// Apple's page: SwiftUI/View/compositingGroup().
  public func compositingGroup() -> some View {
    grouped("compositingGroup") { _ in .isolation }
  }
}
