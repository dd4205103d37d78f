/// In what space colours are mixed. Apple's page: SwiftUI/ColorRenderingMode. Kept for its spelling.
public enum ColorRenderingMode: Hashable, Sendable {
  /// Gamma-encoded sRGB.
  case nonLinear
  /// Linear sRGB.
  case linear
  /// Linear sRGB beyond 0…1.
  case extendedLinear
}
