import Foundation
public import Views

/// Up to three small views beside each other under a title, in a rectangle on a watch face.
/// Apple's page: WidgetKit/AccessoryWidgetGroup.
///
/// The title stands above a row of the views, each as wide as the others. Only the first three are shown on a watch; here
/// all are.
public struct AccessoryWidgetGroup<Label: View, Content: View>: View {
  @Environment(\.accessoryWidgetGroupStyle) private var style
  private let label: Label
  private let content: Content

  /// Creates a group with a view for its title.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.label, self.content) = (label(), content())
  }

  /// The title over the row.
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
  /// Creates a group with a title, which may be translated.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title, as it is.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension AccessoryWidgetGroup where Label == Views.Label<Text, Image> {
  /// Creates a group with a title, which may be translated, and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a group with a title, as it is, and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Views.Label(title, systemImage: systemImage) }
  }
}

/// The outline of the views of a group. Apple's page: WidgetKit/AccessoryWidgetGroupStyle.
public struct AccessoryWidgetGroupStyle: Hashable, Sendable {
  private let name: String

  /// As the watch face wants it: rounded squares.
  public static let automatic = AccessoryWidgetGroupStyle(name: "automatic")
  /// Circles.
  public static let circular = AccessoryWidgetGroupStyle(name: "circular")
  /// Rounded squares.
  public static let roundedSquare = AccessoryWidgetGroupStyle(name: "roundedSquare")
}

extension View {
  /// The outline of the views of groups below. Apple's page: SwiftUI/View/accessoryWidgetGroupStyle(_:).
  public func accessoryWidgetGroupStyle(_ style: AccessoryWidgetGroupStyle) -> some View {
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
