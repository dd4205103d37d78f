extension View {
  /// Does nothing: a widget has no search field. Apple's page: SwiftUI/View/searchable(text:placement:prompt:).
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }

  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/autocorrectionDisabled(_:).
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/disableAutocorrection(_:).
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/textInputAutocapitalization(_:).
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/submitLabel(_:).
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// The location of a search field. Apple's page: SwiftUI/SearchFieldPlacement.
public struct SearchFieldPlacement: Sendable {
  public static let automatic = Self()
  public static let toolbar = Self()
  public static let sidebar = Self()
  public static let navigationBarDrawer = Self()
}

/// Which letters a keyboard capitalizes. Apple's page: SwiftUI/TextInputAutocapitalization.
public struct TextInputAutocapitalization: Sendable {
  public static var never: Self { Self() }
  public static var words: Self { Self() }
  public static var sentences: Self { Self() }
  public static var characters: Self { Self() }
}

/// The label of a keyboard's return key. Apple's page: SwiftUI/SubmitLabel.
public struct SubmitLabel: Sendable {
  public static var done: Self { Self() }
  public static var go: Self { Self() }
  public static var send: Self { Self() }
  public static var join: Self { Self() }
  public static var route: Self { Self() }
  public static var search: Self { Self() }
  public static var `return`: Self { Self() }
  public static var next: Self { Self() }
  public static var `continue`: Self { Self() }
}

extension View {
  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/focusable(_:).
  public func focusable(_ isFocusable: Bool = true) -> some View { self }

  /// Does nothing: a widget has no keyboard. Apple's page: SwiftUI/View/focused(_:).
  public func focused(_ condition: Binding<Bool>) -> some View { self }

  public func focused<Value: Hashable>(_ binding: Binding<Value>, equals value: Value) -> some View { self }

  /// Does nothing: a picture has no pointer. Apple's page: SwiftUI/View/hoverEffect(_:).
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }

  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View { self }
}

/// The effect of a pointer over a view. Apple's page: SwiftUI/HoverEffect. Has no effect in a still picture.
public struct HoverEffect: Hashable, Sendable {
  public static let automatic = HoverEffect()
  /// Turns the pointer into the view's shape.
  public static let highlight = HoverEffect()
  /// Raises the view under the pointer.
  public static let lift = HoverEffect()
}
