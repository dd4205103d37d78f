extension Image {
  /// The size of symbols relative to text. Apple's page: SwiftUI/Image/Scale.
  public enum Scale: Hashable, Sendable {
    /// Four fifths of the medium size.
    case small
    /// The size that matches the font.
    case medium
    /// Nearly a third larger than the medium size.
    case large

    /// Measured at 13 points by the swiftui-web project: the mean of its catalogs (Fixtures/Goldens/symbol).
    var factor: Double {
      switch self {
      case .small: 0.81
      case .medium: 1
      case .large: 1.29
      }
    }
  }
}

extension EnvironmentValues {
  /// The size of symbols relative to text. Apple's page: SwiftUI/EnvironmentValues/imageScale.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

private enum ImageScaleKey: EnvironmentKey { static var defaultValue: Image.Scale { .medium } }

extension View {
  /// Sets the size of symbols in the view relative to text. Apple's page: SwiftUI/View/imageScale(_:).
  public func imageScale(_ scale: Image.Scale) -> _EnvironmentModifier<Self> { environment(\.imageScale, scale) }
}
