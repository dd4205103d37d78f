import Foundation
public import LayoutEngine

/// The appearance of labeled content. Apple's page: SwiftUI/LabeledContentStyle.
///
/// A custom style makes a view from the configuration; it may read the environment with `@Environment`.
public protocol LabeledContentStyle {
  typealias Configuration = LabeledContentStyleConfiguration
  associatedtype Body: View

  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of labeled content. Apple's page: SwiftUI/LabeledContentStyleConfiguration.
public struct LabeledContentStyleConfiguration {
  /// The type-erased label.
  public struct Label: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  /// The type-erased content.
  public struct Content: PrimitiveView {
    let part: ControlPart

    public func _lower(in context: _LoweringContext) -> [LayoutNode] { part._lower(in: context) }
  }

  public let label: Label
  public let content: Content
}

extension EnvironmentValues {
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
  /// Sets the style of labeled content in the view. Apple's page: SwiftUI/View/labeledContentStyle(_:).
  public func labeledContentStyle<Style: LabeledContentStyle>(_ style: Style) -> _EnvironmentModifier<Self> {
    controlStyle(\.labeledContentStyle, ControlStyle(style) { $0.makeBody(configuration: $1) })
  }
}

/// The label at the leading edge, and the content in the secondary colour at the trailing edge. Apple's page:
/// SwiftUI/AutomaticLabeledContentStyle.
///
/// As on iOS, the space between them is at least 8 points; `labelsHidden()` leaves only the content.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View { LabeledRow(configuration: configuration) }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The default style.
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
