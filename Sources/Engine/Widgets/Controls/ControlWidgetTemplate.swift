public import Views

/// The form of a control: a button or a toggle. Apple's page: SwiftUI/ControlWidgetTemplate.
public protocol ControlWidgetTemplate {
  associatedtype Body: ControlWidgetTemplate

  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension ControlWidgetTemplate where Body == EmptyControlWidgetTemplate {
  /// A primitive template has no body.
  public var body: EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}

extension ControlWidgetTemplate {
  /// Does nothing: controls are not drawn. Apple's page: SwiftUI/ControlWidgetTemplate/tint(_:).
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }

  /// Does nothing: controls are not drawn. Apple's page: SwiftUI/ControlWidgetTemplate/disabled(_:).
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }

  /// Does nothing: controls are not drawn. Apple's page: SwiftUI/ControlWidgetTemplate/privacySensitive(_:).
  public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}

/// A template without content. Apple's page: SwiftUI/EmptyControlWidgetTemplate.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  public typealias Body = EmptyControlWidgetTemplate

  public init() {}
}

/// Builds a control's template. Apple's page: SwiftUI/ControlWidgetTemplateBuilder.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}
