extension View {
  /// Redacts the view for `reason`, in addition to reasons set outside. Apple's page: SwiftUI/View/redacted(reason:).
  ///
  /// Texts become bars, images and symbols grey areas; shapes, colours and the backgrounds of controls stay.
  public func redacted(reason: RedactionReasons) -> some View {
    changingEnvironment { $0.redactionReasons.formUnion(reason) }
  }

  /// Shows the view unredacted. Apple's page: SwiftUI/View/unredacted().
  public func unredacted() -> some View { environment(\.redactionReasons, []) }

  /// Marks the view's content as private. Apple's page: SwiftUI/View/privacySensitive(_:).
  ///
  /// It is hidden under `.privacy`, and drawn unchanged under `.placeholder` alone, as in SwiftUI.
  public func privacySensitive(_ sensitive: Bool = true) -> some View { environment(\.isPrivacySensitive, sensitive) }

  /// Does nothing: a picture never waits for an intent. Apple's page: SwiftUI/View/invalidatableContent(_:).
  public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
