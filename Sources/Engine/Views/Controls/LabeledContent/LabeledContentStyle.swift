import Foundation
public import LayoutEngine

/// How labeled contents are drawn. Apple's page: SwiftUI/LabeledContentStyle.
///
/// A style of your own makes a view of the configuration; it may read the environment with `@Environment`.
public protocol LabeledContentStyle {
  /// What the style is given.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view that the style makes.
  associatedtype Body: View

  /// A labeled content in this style.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a labeled content. Apple's page: SwiftUI/LabeledContentStyleConfiguration.
public struct LabeledContentStyleConfiguration {
  /// What the content is, its type forgotten.
  public struct Label: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The content, its type forgotten.
  public struct Content: PrimitiveView {
    let part: ControlPart

    /// See ``View/_lower(in:)``.
    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// What the content is.
  public let label: Label
  /// The content.
  public let content: Content
}

extension EnvironmentValues {
  /// The style of labeled contents.
  var labeledContentStyle: ControlStyle<LabeledContentStyleConfiguration> {
    get { self[LabeledContentStyleKey.self] }
    set { self[LabeledContentStyleKey.self] = newValue }
  }
}

private enum LabeledContentStyleKey: EnvironmentKey {
  static var defaultValue: ControlStyle<LabeledContentStyleConfiguration> {
    ControlStyle(AutomaticLabeledContentStyle()) { $0.makeBody(configuration: $1) }
  }
}

extension View {
  /// Sets the style of the labeled contents in the view. Apple's page: SwiftUI/View/labeledContentStyle(_:).
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> some View {
    controlStyle(\.labeledContentStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The label at the leading edge, the content in the secondary colour at the trailing one.
/// Apple's page: SwiftUI/AutomaticLabeledContentStyle.
///
/// As on iOS the two are drawn apart as far as the room goes, at least eight points; `labelsHidden()` leaves the content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  public init() {}

  /// See ``LabeledContentStyle/makeBody(configuration:)``.
  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The style where none is set.
  public static var automatic: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.hidesLabels) private var hidesLabels

  var body: some View {
    if hidesLabels {
      configuration.content
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        configuration.label
        Spacer(minLength: 8)
        configuration.content
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}
