import Graphics

extension View {
  /// Removes colour; 0 changes nothing, 1 leaves only greys. Apple's page: SwiftUI/View/grayscale(_:).
  public func grayscale(_ amount: Double) -> some View {
    grouped("grayscale") { _ in .color(.grayscale(finite(amount, of: "grayscale"))) }
  }
}
