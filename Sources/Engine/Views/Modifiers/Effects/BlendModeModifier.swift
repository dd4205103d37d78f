public import Graphics

extension View {
  /// Blends the view with what is behind it, up to the nearest `compositingGroup`. Apple's page:
  /// SwiftUI/View/blendMode(_:).
  public func blendMode(_ blendMode: BlendMode) -> some View {
    grouped("blendMode") { _ in blendMode == .normal ? nil : .blend(blendMode) }
  }
}
