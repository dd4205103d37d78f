public import Graphics

extension View {
  /// Rotates the hues of the view's colours. Apple's page: SwiftUI/View/hueRotation(_:).
  public func hueRotation(_ angle: Angle) -> some View {
    grouped("hueRotation") { _ in .color(.hueRotation(finite(angle.radians, of: "hueRotation"))) }
  }
}
