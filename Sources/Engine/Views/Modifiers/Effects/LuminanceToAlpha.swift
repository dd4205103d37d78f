import Graphics

extension View {
  /// Turns luminance into alpha, for masks: the view becomes black, and opaque where it was bright. Apple's page:
  /// SwiftUI/View/luminanceToAlpha().
  public func luminanceToAlpha() -> some View {
    grouped("luminanceToAlpha") { _ in .color(.luminanceToAlpha) }
  }
}
