public import Graphics

extension View {
  /// Adds `amount` to every colour component; 0 changes nothing, 1 gives white. Apple's page:
  /// SwiftUI/View/brightness(_:).
  public func brightness(_ amount: Double) -> _UnaryView<Self> {
    grouped("brightness") { _ in .color(.brightness(amount.finiteValue(of: "brightness"))) }
  }
}

extension View {
  /// Inverts the view's colours: 1 minus each component. Apple's page: SwiftUI/View/colorInvert().
  public func colorInvert() -> _UnaryView<Self> {
    grouped("colorInvert") { _ in .color(.invert) }
  }
}

extension View {
  /// Multiplies the view's colours by `color`, component by component.
  /// Apple's page: SwiftUI/View/colorMultiply(_:).
  public func colorMultiply(_ color: Color) -> _UnaryView<Self> {
    grouped("colorMultiply") { environment in .color(.multiply(color.resolved(in: environment))) }
  }
}

extension View {
  /// Scales the distance from the middle grey; 1 changes nothing, negative amounts invert. Apple's page:
  /// SwiftUI/View/contrast(_:).
  public func contrast(_ amount: Double) -> _UnaryView<Self> {
    grouped("contrast") { _ in .color(.contrast(amount.finiteValue(of: "contrast", else: 1))) }
  }
}

extension View {
  /// Removes colour; 0 changes nothing, 1 leaves only greys. Apple's page: SwiftUI/View/grayscale(_:).
  public func grayscale(_ amount: Double) -> _UnaryView<Self> {
    grouped("grayscale") { _ in .color(.grayscale(amount.finiteValue(of: "grayscale"))) }
  }
}

extension View {
  /// Rotates the hues of the view's colours. Apple's page: SwiftUI/View/hueRotation(_:).
  public func hueRotation(_ angle: Angle) -> _UnaryView<Self> {
    grouped("hueRotation") { _ in .color(.hueRotation(angle.radians.finiteValue(of: "hueRotation"))) }
  }
}

extension View {
  /// Turns luminance into alpha, for masks: the view becomes black, and opaque where it was bright. Apple's page:
  /// SwiftUI/View/luminanceToAlpha().
  public func luminanceToAlpha() -> _UnaryView<Self> {
    grouped("luminanceToAlpha") { _ in .color(.luminanceToAlpha) }
  }
}

extension View {
  /// Scales the saturation; 1 changes nothing, 0 leaves only greys. Apple's page: SwiftUI/View/saturation(_:).
  public func saturation(_ amount: Double) -> _UnaryView<Self> {
    grouped("saturation") { _ in .color(.saturation(amount.finiteValue(of: "saturation", else: 1))) }
  }
}
