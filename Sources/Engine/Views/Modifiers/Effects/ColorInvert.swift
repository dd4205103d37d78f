import Graphics

extension View {
  /// Replaces every component of the view's colours by its difference from 1.
  /// Apple's page: SwiftUI/View/colorInvert().
  public func colorInvert() -> some View {
    grouped("colorInvert") { _ in .color(.invert) }
  }
}
