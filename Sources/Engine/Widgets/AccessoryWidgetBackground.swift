import Foundation
import LayoutEngine
import Timelines
public import Views

/// The standard background of widgets on the Lock Screen and of complications. Apple's page:
/// WidgetKit/AccessoryWidgetBackground.
///
/// A translucent grey in the family's shape: a circle, or a rectangle with square corners. Empty for inline widgets.
public struct AccessoryWidgetBackground: View {
  @Environment(\.widgetFamily) private var family

  public init() {}

  public var body: some View {
    switch family {
    case .accessoryInline: Color.clear
    case .accessoryRectangular: Rectangle().fill(.fill)
    case .accessoryCircular: Circle().fill(.fill)
    default: ContainerRelativeShape().fill(.fill)
    }
  }
}

/// Small views side by side under a title, in a rectangle on a watch face. Apple's page:
/// WidgetKit/AccessoryWidgetGroup.
///
/// The title is above a row of the views, which have equal widths. A watch shows only the first three; here all are
/// drawn.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  @Environment(\.accessoryWidgetGroupStyle) private var style
  private let label: Label
  private let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  public var body: some View {
    VStack(spacing: 2) {
      label.font(.headline).lineLimit(1)
      HStack(spacing: 4) {
        if style == .circular {
          content.frame(maxWidth: .infinity, maxHeight: .infinity).clipShape(Circle())
        } else {
          content.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
      }
    }
  }
}

extension AccessoryWidgetGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension AccessoryWidgetGroup where Label == Views.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }
}

/// The shape of the views of a group. Apple's page: WidgetKit/AccessoryWidgetGroupStyle.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String

  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

extension View {
  /// The shape of the views of the groups within the view. Apple's page: SwiftUI/View/accessoryWidgetGroupStyle(_:).
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> _EnvironmentModifier<Self> {
    environment(\.accessoryWidgetGroupStyle, style)
  }
}

extension EnvironmentValues {
  var accessoryWidgetGroupStyle: AccessoryWidgetGroupStyle {
    get { self[AccessoryWidgetGroupStyleKey.self] }
    set { self[AccessoryWidgetGroupStyleKey.self] = newValue }
  }
}

private enum AccessoryWidgetGroupStyleKey: EnvironmentKey {
  static var defaultValue: AccessoryWidgetGroupStyle { .automatic }
}
