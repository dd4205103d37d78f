import Graphics

extension View {
  /// Paints the view aside, as a whole. Apple's page: SwiftUI/View/drawingGroup(opaque:colorMode:).
  ///
  /// - Parameters:
  ///   - opaque: Without a meaning here: what is clear stays clear.
  ///   - colorMode: Without a meaning here: there is one way to mix colours.
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    grouped("drawingGroup") { _ in .isolation }
  }
}
