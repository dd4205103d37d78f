public import Localization

/// A configuration changed by a modifier.
public struct _ModifiedControlConfiguration: ControlWidgetConfiguration {
  public typealias Body = EmptyControlWidgetConfiguration

  public let _control: WidgetKind?
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

  /// Does nothing: nobody is asked. Apple's page:
  /// SwiftUI/ControlWidgetConfiguration/promptsForUserConfiguration().
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { changing { _ in } }

  /// Does nothing: push notifications are not supported. Apple's page:
  /// SwiftUI/ControlWidgetConfiguration/pushHandler(_:).
  public func pushHandler<Handler: ControlPushHandler>(_ handler: Handler.Type) -> some ControlWidgetConfiguration {
    changing { _ in }
  }

  private func changing(_ change: (inout WidgetKind) -> Void) -> _ModifiedControlConfiguration {
    var control = _control
    if var known = control {
      change(&known)
      control = known
    }
    return _ModifiedControlConfiguration(_control: control)
  }
}
