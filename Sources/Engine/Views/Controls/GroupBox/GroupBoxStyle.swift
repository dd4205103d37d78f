import Foundation
public import LayoutEngine

/// How group boxes are drawn. Apple's page: SwiftUI/GroupBoxStyle.
///
/// A style of your own makes a view of the configuration; it may read the environment with `@Environment`.
public protocol GroupBoxStyle {
  /// What the style is given.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A group box in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a group box. Apple's page: SwiftUI/GroupBoxStyleConfiguration.
public struct GroupBoxStyleConfiguration {
  /// The title of a group box, its type forgotten.
  public struct Label: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// What is in a group box, its type forgotten; several views stand below each other.
  public struct Content: PrimitiveView {
    let content: AnyView

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { content._lower(in: context) }
  }

  /// The title; nothing in a box without one.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

extension EnvironmentValues {
  /// The style of group boxes.
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
  public func groupBoxStyle<Style: GroupBoxStyle>(_ style: Style) -> some View {
    controlStyle(\.groupBoxStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// A rounded ground with a headline above the content. Apple's page: SwiftUI/DefaultGroupBoxStyle.
///
/// Apple gives no numbers for iOS and nobody published measured ones: 16 points around, 8 between headline and content,
/// corners of 12 on the secondary background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  public init() {}

  /// See ``GroupBoxStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.defaultFont(.headline)
      configuration.content
    }
    .padding(16)
    .background(ControlInk.groupGround, in: RoundedRectangle(cornerRadius: 12))
    .spacedAsControl("GroupBox")
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// The style where none is set.
  public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}
