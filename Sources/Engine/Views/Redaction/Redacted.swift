extension View {
  /// Hides the contents of the view for `reason`, and for what is set outside of it.
  /// Apple's page: SwiftUI/View/redacted(reason:).
  ///
  /// Texts become bars, images and symbols grey areas; shapes, colours and the grounds of controls stay.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view whatever was set outside of it. Apple's page: SwiftUI/View/unredacted().
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Says that the view shows something private. Apple's page: SwiftUI/View/privacySensitive(_:).
  ///
  /// It is hidden under `.privacy`; under `.placeholder` alone it is drawn as it is, as in SwiftUI.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }

  /// Does nothing: a picture never waits for an intent. Apple's page: SwiftUI/View/invalidatableContent(_:).
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
