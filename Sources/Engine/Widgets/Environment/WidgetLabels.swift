public import Localization
public import Views

extension View {
  /// Does nothing: no watch face, which would show the label, is drawn. Apple's page: SwiftUI/View/widgetLabel(_:).
  public func widgetLabel(_ labelKey: LocalizedStringKey) -> some View { self }

  /// Does nothing: no watch face is drawn.
  @_disfavoredOverload
  public func widgetLabel(_ label: LocalizedStringResource) -> some View { self }

  @_disfavoredOverload
  public func widgetLabel<Label: StringProtocol>(_ label: Label) -> some View { self }

  public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }

  /// Does nothing: no corner of a watch face is drawn. Apple's page: SwiftUI/View/widgetCurvesContent(_:).
  public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}

extension EnvironmentValues {
  /// Whether a label is shown beside the widget; false. Apple's page: SwiftUI/EnvironmentValues/showsWidgetLabel.
  public var showsWidgetLabel: Bool {
    get { self[ShowsLabelKey.self] }
    set { self[ShowsLabelKey.self] = newValue }
  }

  /// The level of detail for the user's distance (default: near). Apple's page:
  /// SwiftUI/EnvironmentValues/levelOfDetail.
  public var levelOfDetail: LevelOfDetail {
    get { self[LevelOfDetailKey.self] }
    set { self[LevelOfDetailKey.self] = newValue }
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
