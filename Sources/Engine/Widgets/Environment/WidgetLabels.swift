import Foundation
public import LayoutEngine
public import Localization
import Timelines
public import Views

extension View {
  /// Adds a label beside the widget on a watch face: along the inside of a corner, and around a round face. Apple's page:
  /// SwiftUI/View/widgetLabel(_:).
  ///
  /// Other places ignore it. The label has one line, and is cut off where the face has no room.
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> _WidgetLabelView<Self> { widgetLabel { Text(labelKey) } }

  @_disfavoredOverload
  public func widgetLabel(_ label: LocalizedStringResource) -> _WidgetLabelView<Self> { widgetLabel { Text(label) } }

  @_disfavoredOverload
  public func widgetLabel<Label: StringProtocol>(_ label: Label) -> _WidgetLabelView<Self> {
    widgetLabel { Text(label) }
  }

  /// Adds a label beside the widget on a watch face: texts, images, a gauge or a progress view, in a row. Apple's page:
  /// SwiftUI/View/widgetLabel(label:).
  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> _WidgetLabelView<Self> {
    let label = label()
    return _WidgetLabelView(content: self) { context in
      context.single(
        HStack(spacing: 3) { label }.inWidgetLabel(font: context.environment.widgetLabelFont), role: "widgetLabel")
    }
  }

  /// Bends the widget along the corner of a watch face. Apple's page: SwiftUI/View/widgetCurvesContent(_:).
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> _CurvedWidgetView<Self> {
    _CurvedWidgetView(content: self, isCurved: curvesContent)
  }
}

/// Sets the label of a widget while the view is lowered.
public struct _WidgetLabelView<Content> {
  let content: Content
  let label: (_LoweringContext) -> LayoutNode
}

extension _WidgetLabelView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    // After the content, so that an outer label replaces an inner one.
    if context.environment.showsWidgetLabel { context.pass[WidgetLabelKey.self] = label(context) }
    return nodes
  }
}

/// Sets whether a widget is bent while the view is lowered.
public struct _CurvedWidgetView<Content> {
  let content: Content
  let isCurved: Bool
}

extension _CurvedWidgetView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    if context.environment.widgetFamily == .accessoryCorner { context.pass[CurvedContentKey.self] = isCurved }
    return nodes
  }
}

/// The widget's label; nil if no view set one, or it is not shown.
package enum WidgetLabelKey: FrameValueKey {
  package static var defaultValue: LayoutNode? { nil }
}

/// Whether the widget is bent along the corner of a watch face.
package enum CurvedContentKey: FrameValueKey {
  package static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether a label is shown beside the widget: in the corner of a watch face, and in the look `bezel`. Apple's page:
  /// SwiftUI/EnvironmentValues/showsWidgetLabel.
  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  /// The level of detail for the user's distance in visionOS (default: `default`; the look `simplified` sets the other).
  /// Apple's page: SwiftUI/EnvironmentValues/levelOfDetail.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
  }

  /// The font of a widget's label, and of the widget itself if it sets none; nil outside of a watch.
  package var widgetLabelFont: Font? {
    get { self[WidgetLabelFontKey.self] }
    set { self[WidgetLabelFontKey.self] = newValue }
  }
}

/// The level of detail of a widget in visionOS. Apple's page: WidgetKit/LevelOfDetail.
public struct LevelOfDetail: Hashable, Sendable {
  private let name: String

  public static let `default` = LevelOfDetail(name: "default")
  /// Less detail, larger: for a user far away.
  public static let simplified = LevelOfDetail(name: "simplified")
}

private enum ShowsLabelKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum LevelOfDetailKey: EnvironmentKey { static var defaultValue: LevelOfDetail { .default } }
private enum WidgetLabelFontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
