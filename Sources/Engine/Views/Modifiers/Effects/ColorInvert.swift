import Graphics

extension View {
  /// Inverts the view's colours: 1 minus each component. Apple's page: SwiftUI/View/colorInvert().
  public func colorInvert() -> some View {
    grouped("colorInvert") { _ in .color(.invert) }
  }
}
