public import Localization
public import Views

extension View {
  /// Does nothing: controls are not drawn. Apple's page: SwiftUI/View/controlWidgetActionHint(_:).
  public func controlWidgetActionHint(_ hint: Text) -> some View { self }

  public func controlWidgetActionHint(_ hintKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetActionHint(_ hint: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetActionHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  /// Does nothing: controls are not drawn. Apple's page: SwiftUI/View/controlWidgetStatus(_:).
  public func controlWidgetStatus(_ status: Text) -> some View { self }

  public func controlWidgetStatus(_ statusKey: LocalizedStringKey) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetStatus(_ status: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public func controlWidgetStatus<Status: StringProtocol>(_ status: Status) -> some View { self }
}

/// A configuration changed by a modifier.
public struct _ModifiedControlConfiguration: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public let _control: UndrawnWidget?
}

extension ControlWidgetConfiguration {
  /// The control's name in the gallery, localized. Apple's page: SwiftUI/ControlWidgetConfiguration/displayName(_:).
  public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changing { $0.displayName = displayName.string(in: .current) }
  }

  /// The control's description in the gallery, localized. Apple's page:
  /// SwiftUI/ControlWidgetConfiguration/description(_:).
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration {
    changing { $0.description = description.string(in: .current) }
  }

  /// Does nothing: controls have no settings here. Apple's page:
  /// SwiftUI/ControlWidgetConfiguration/promptsForUserConfiguration().
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { changing { _ in } }

  /// Does nothing: push notifications are not supported. Apple's page:
  /// SwiftUI/ControlWidgetConfiguration/pushHandler(_:).
  public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration {
    changing { _ in }
  }

  private func changing(_ change: (inout UndrawnWidget) -> Void) -> _ModifiedControlConfiguration {
    var control = _control
    if var known = control {
      change(&known)
      control = known
    }
    return _ModifiedControlConfiguration(_control: control)
  }
}
