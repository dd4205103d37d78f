import Foundation
public import LayoutEngine

/// The appearance of group boxes. Apple's page: SwiftUI/GroupBoxStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol GroupBoxStyle {
  typealias Configuration = GroupBoxStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box. Apple's page: SwiftUI/GroupBoxStyleConfiguration.
public struct GroupBoxStyleConfiguration {
  /// The type-erased title of a group box.
  public struct Label: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased content of a group box; several views are stacked vertically.
  public struct Content: PrimitiveView {
    let content: AnyView

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context) }
  }

  /// The title; empty in a box without one.
  public let label: Label
  public let content: Content
}

extension EnvironmentValues {
  var groupBoxStyle: ControlStyle<GroupBoxStyleConfiguration> {
    get { self[GroupBoxStyleKey.self] }
    set { self[GroupBoxStyleKey.self] = newValue }
  }
}

private enum GroupBoxStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<GroupBoxStyleConfiguration> {
    ControlStyle(DefaultGroupBoxStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the group boxes in the view. Apple's page: SwiftUI/View/groupBoxStyle(_:).
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.groupBoxStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// A rounded background with a headline above the content. Apple's page: SwiftUI/DefaultGroupBoxStyle.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    RoundedBox(configuration: configuration)
  }
}

private struct RoundedBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.systemStyle) private var system

  var body: some View {
    let metrics = system.controls.groupBox
    return VStack(alignment: .leading, spacing: metrics.spacing) {
      configuration.label.defaultFont(.headline)
      configuration.content
    }
    .padding(metrics.padding)
    .background(Color(.system(.groupBox)), in: RoundedRectangle(cornerRadius: metrics.radius))
    .spacedAsControl("GroupBox")
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The default style.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
