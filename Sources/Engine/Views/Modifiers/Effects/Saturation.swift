import Graphics

extension View {
  /// Scales the saturation; 1 changes nothing, 0 leaves only greys. Apple's page: SwiftUI/View/saturation(_:).
  public func saturation(_ amount: Double) -> some View {
    grouped("saturation") { _ in .color(.saturation(finite(amount, of: "saturation", else: 1))) }
  }
}
