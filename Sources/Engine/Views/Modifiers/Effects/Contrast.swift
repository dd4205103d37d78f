import Graphics

extension View {
  /// Scales the distance from the middle grey; 1 changes nothing, negative amounts invert. Apple's page:
  /// SwiftUI/View/contrast(_:).
  public func contrast(_ amount: Double) -> some View {
    grouped("contrast") { _ in .color(.contrast(finite(amount, of: "contrast", else: 1))) }
  }
}
