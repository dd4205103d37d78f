/// The style of buttons where none is set: ``BorderedButtonStyle``. Apple's page: SwiftUI/DefaultButtonStyle.
///
/// In an app on iOS the default has no border. In a widget since iOS 17, which is where buttons of widgets began, it is
/// drawn with the ground of the bordered style; that is why sources of widgets ask for `.plain` so often. Apple documents
/// neither; this follows what published widgets do about it.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// See ``PrimitiveButtonStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label as it is, dimmed when disabled. Apple's page: SwiftUI/PlainButtonStyle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// See ``PrimitiveButtonStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    UntintedButton(configuration: configuration)
  }
}

/// The label in the tint. Apple's page: SwiftUI/BorderlessButtonStyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// See ``PrimitiveButtonStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

/// A capsule behind the label. Apple's page: SwiftUI/BorderedButtonStyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// See ``PrimitiveButtonStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A capsule in the tint behind a white label. Apple's page: SwiftUI/BorderedProminentButtonStyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// See ``PrimitiveButtonStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// The label as a link: in the tint. Apple's page: SwiftUI/LinkButtonStyle (macOS).
public struct LinkButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public init() {}

  /// See ``PrimitiveButtonStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}
