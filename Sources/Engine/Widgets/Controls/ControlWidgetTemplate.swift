public import Views

/// The form of a control: a button or a toggle. Apple's page: SwiftUI/ControlWidgetTemplate.
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  @ControlWidgetTemplateBuilder var body: Body { get }

  /// What is drawn; nil for nothing.
  ///
  /// - Parameter isOn: The state to draw; nil for the template's own.
  func _appearance(isOn: Bool?) -> _ControlAppearance?
}

extension ControlWidgetTemplate {
  public func _appearance(isOn: Bool?) -> _ControlAppearance? { body._appearance(isOn: isOn) }
}

extension ControlWidgetTemplate where Body == EmptyControlWidgetTemplate {
  /// A primitive template has no body.
  public var body: EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}

extension ControlWidgetTemplate {
  /// The colour of the symbol of a control that is on (default: blue). Apple's page:
  /// SwiftUI/ControlWidgetTemplate/tint(_:).
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { changing { $0.tint = tint } }

  /// Apple's page: SwiftUI/ControlWidgetTemplate/disabled(_:).
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate {
    // An outer control that is enabled does not enable an inner one.
    changing { $0.isDisabled = $0.isDisabled || disabled }
  }

  /// Apple's page: SwiftUI/ControlWidgetTemplate/privacySensitive(_:).
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate {
    changing { $0.isSensitive = sensitive }
  }

  private func changing(_ change: @escaping (inout _ControlAppearance) -> Void) -> ModifiedControlTemplate<Self> {
    ModifiedControlTemplate(template: self, change: change)
  }
}

/// A template changed by a modifier.
private struct ModifiedControlTemplate<Template: ControlWidgetTemplate>: ControlWidgetTemplate {
  typealias Body = EmptyControlWidgetTemplate

  let template: Template
  let change: (inout _ControlAppearance) -> Void

  func _appearance(isOn: Bool?) -> _ControlAppearance? {
    guard var appearance = template._appearance(isOn: isOn) else { return nil }
    change(&appearance)
    return appearance
  }
}

/// A template without content. Apple's page: SwiftUI/EmptyControlWidgetTemplate.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  public init() {}

  public func _appearance(isOn: Bool?) -> _ControlAppearance? { nil }
}

/// Builds a control's template. Apple's page: SwiftUI/ControlWidgetTemplateBuilder.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}
