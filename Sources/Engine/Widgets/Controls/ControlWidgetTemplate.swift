public import Views

/// The form of a control: a button or a switch. Apple's page: SwiftUI/ControlWidgetTemplate.
public protocol ControlWidgetTemplate {
  /// The type of ``body``.
  associatedtype Body: ControlWidgetTemplate

  /// The template that this one is made of.
  @ControlWidgetTemplateBuilder var body: Body { get }
}

extension ControlWidgetTemplate where Body == EmptyControlWidgetTemplate {
  /// A template of the system is made of no other.
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

/// No template. Apple's page: SwiftUI/EmptyControlWidgetTemplate.
public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// Nothing.
  public typealias Body = EmptyControlWidgetTemplate

  /// Creates it.
  public init() {}
}

/// Chooses a template. Apple's page: SwiftUI/ControlWidgetTemplateBuilder.
@resultBuilder
public struct ControlWidgetTemplateBuilder {
  /// The one template.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }

  /// No template.
  public static func buildBlock() -> EmptyControlWidgetTemplate { EmptyControlWidgetTemplate() }
}
