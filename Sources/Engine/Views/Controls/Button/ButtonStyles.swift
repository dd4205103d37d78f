/// The default style of buttons: ``BorderedButtonStyle``. Apple's page: SwiftUI/DefaultButtonStyle.
///
/// In an app on iOS the default has no border. In a widget since iOS 17, when buttons were introduced there, it has
/// the background of the bordered style, which is why many widgets use `.plain`. Apple documents neither; this
/// follows published widgets.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// The label only, dimmed when disabled. Apple's page: SwiftUI/PlainButtonStyle.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    UntintedButton(configuration: configuration)
  }
}

/// The label in the tint. Apple's page: SwiftUI/BorderlessButtonStyle.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}

/// A capsule behind the label. Apple's page: SwiftUI/BorderedButtonStyle.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: false)
  }
}

/// A capsule in the tint behind a white label. Apple's page: SwiftUI/BorderedProminentButtonStyle.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderedButton(configuration: configuration, isProminent: true)
  }
}

/// The label as a link, in the tint. Apple's page: SwiftUI/LinkButtonStyle (macOS).
public struct LinkButtonStyle: PrimitiveButtonStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    BorderlessButton(configuration: configuration)
  }
}
