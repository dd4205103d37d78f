public import Localization
public import Views

extension View {
  /// Does nothing: controls are not drawn. Apple's page: SwiftUI/View/controlWidgetActionHint(_:).
  public func controlWidgetActionHint(_ hint: Text) -> some View { self }

  /// Does nothing: controls are not drawn.
  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Does nothing: controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

  /// Does nothing: controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetActionHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  /// Does nothing: controls are not drawn. Apple's page: SwiftUI/View/controlWidgetStatus(_:).
  public func controlWidgetStatus(_ status: Text) -> some View { self }

  /// Does nothing: controls are not drawn.
  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }

  /// Does nothing: controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

  /// Does nothing: controls are not drawn.
  @_disfavoredOverload
  public func controlWidgetStatus<Status: StringProtocol>(_ status: Status) -> some View { self }
}
