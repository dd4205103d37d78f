extension EnvironmentValues {
  /// The material behind the view, set by `background`; nil if there is none. Apple's page:
  /// SwiftUI/EnvironmentValues/backgroundMaterial.
  ///
  /// On a material the system draws secondary styles in vibrant colours; here they do not change.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

private enum BackgroundMaterialKey: EnvironmentKey { static var defaultValue: Material? { nil } }

extension View {
  /// Sets the material behind the view, if `style` is one.
  func overMaterial(_ style: some ShapeStyle) -> some View {
    changingEnvironment { environment in
      let material = style as? Material
      if environment.backgroundMaterial != material { environment.backgroundMaterial = material }
    }
  }
}
