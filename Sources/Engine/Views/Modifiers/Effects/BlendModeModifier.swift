public import Graphics

extension View {
  /// Mixes the view with what is painted behind it, up to the nearest `compositingGroup`.
  /// Apple's page: SwiftUI/View/blendMode(_:).
  public func blendMode(_ blendMode: BlendMode) -> some View {
    grouped("blendMode") { _ in blendMode == .normal ? nil : .blend(blendMode) }
  }
}
