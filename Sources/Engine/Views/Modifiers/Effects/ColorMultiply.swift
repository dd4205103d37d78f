import Graphics

extension View {
  /// Multiplies the view's colours by `color`, component by component.
  /// Apple's page: SwiftUI/View/colorMultiply(_:).
  public func colorMultiply(_ color: Color) -> some View {
    grouped("colorMultiply") { environment in .color(.multiply(color.resolved(in: environment))) }
  }
}
