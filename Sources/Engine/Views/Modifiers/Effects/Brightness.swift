import Graphics

extension View {
  /// Adds `amount` to every colour component; 0 changes nothing, 1 gives white. Apple's page:
  /// SwiftUI/View/brightness(_:).
  public func brightness(_ amount: Double) -> some View {
    grouped("brightness") { _ in .color(.brightness(finite(amount, of: "brightness"))) }
  }
}
