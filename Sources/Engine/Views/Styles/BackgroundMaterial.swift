extension EnvironmentValues {
  /// The material behind the view, as `background` put it there; nil if it is none.
  /// Apple's page: SwiftUI/EnvironmentValues/backgroundMaterial.
  ///
  /// On a material the system draws secondary styles in vibrant colours; here they stay as they are elsewhere.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension View {
  /// Tells the view on what background it stands.
  func overMaterial(_ style: some ShapeStyle) -> some View {
    changingEnvironment { environment in
      let material = style as? Material
      if environment.backgroundMaterial != material { environment.backgroundMaterial = material }
    }
  }
}
