extension View {
  /// Does nothing: a picture has no pointer for tooltips. Apple's page: SwiftUI/View/help(_:).
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  /// Does nothing: a picture has no pointer for tooltips.
  public func help(_ text: Text) -> some View { self }

  /// Does nothing: a picture has no pointer for tooltips.
  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Does nothing: only rows of lists and tabs have badges. Apple's page: SwiftUI/View/badge(_:).
  public func badge(_ count: Int) -> some View { self }

  /// Does nothing: only rows of lists and tabs have badges.
  public func badge(_ label: Text?) -> some View { self }

  /// Does nothing: only rows of lists and tabs have badges.
  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  /// Does nothing: only rows of lists and tabs have badges.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
