extension View {
  /// Does nothing: a widget has no search field. Apple's page: SwiftUI/View/searchable(text:placement:prompt:).
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Does nothing: a widget has no search field.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Does nothing: a widget has no search field.
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
