import Graphics

extension View {
  /// Paints the view as a group before other effects apply; blend modes inside apply only within it. Apple's page:
  /// SwiftUI/View/compositingGroup().
  public func compositingGroup() -> some View {
    grouped("compositingGroup") { _ in .isolation }
  }
}
