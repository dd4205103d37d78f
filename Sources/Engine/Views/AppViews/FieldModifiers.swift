extension View {
  /// Does nothing: a widget has no field to search with. Apple's page: SwiftUI/View/searchable(text:placement:prompt:).
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View { self }

  /// Does nothing: a widget has no field to search with.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View { self }

  /// Does nothing: a widget has no field to search with.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { self }

  /// Does nothing: nobody writes in a widget. Apple's page: SwiftUI/View/autocorrectionDisabled(_:).
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }

  /// Does nothing: nobody writes in a widget. Apple's page: SwiftUI/View/disableAutocorrection(_:).
  public func disableAutocorrection(_ disable: Bool?) -> some View { self }

  /// Does nothing: nobody writes in a widget. Apple's page: SwiftUI/View/textInputAutocapitalization(_:).
  public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View { self }

  /// Does nothing: nobody writes in a widget. Apple's page: SwiftUI/View/submitLabel(_:).
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// Where a field to search with would be. Apple's page: SwiftUI/SearchFieldPlacement.
public struct SearchFieldPlacement: Sendable {
  /// The usual place.
  public static let automatic = Self()
  /// In the bar.
  public static let toolbar = Self()
  /// In the list at the side.
  public static let sidebar = Self()
  /// Below the title.
  public static let navigationBarDrawer = Self()
}

/// Which letters a keyboard would make capitals. Apple's page: SwiftUI/TextInputAutocapitalization.
public struct TextInputAutocapitalization: Sendable {
  /// None.
  public static var never: Self { Self() }
  /// The first of each word.
  public static var words: Self { Self() }
  /// The first of each sentence.
  public static var sentences: Self { Self() }
  /// All.
  public static var characters: Self { Self() }
}

/// What a keyboard's last key would say. Apple's page: SwiftUI/SubmitLabel.
public struct SubmitLabel: Sendable {
  /// Done.
  public static var done: Self { Self() }
  /// Go.
  public static var go: Self { Self() }
  /// Send.
  public static var send: Self { Self() }
  /// Join.
  public static var join: Self { Self() }
  /// Route.
  public static var route: Self { Self() }
  /// Search.
  public static var search: Self { Self() }
  /// Return.
  public static var `return`: Self { Self() }
  /// Next.
  public static var next: Self { Self() }
  /// Continue.
  public static var `continue`: Self { Self() }
}
