import Graphics

extension View {
  /// Makes the view black, and the more opaque the brighter it was: for masks.
  /// Apple's page: SwiftUI/View/luminanceToAlpha().
  public func luminanceToAlpha() -> some View {
    grouped("luminanceToAlpha") { _ in .color(.luminanceToAlpha) }
  }
}
