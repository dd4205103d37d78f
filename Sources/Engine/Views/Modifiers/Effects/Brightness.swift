import Graphics

extension View {
  /// Adds to every component of the view's colours; 0 changes nothing, 1 makes white.
  /// Apple's page: SwiftUI/View/brightness(_:).
  public func brightness(_ amount: Double) -> some View {
    grouped("brightness") { _ in .color(.brightness(finite(amount, of: "brightness"))) }
  }
}
