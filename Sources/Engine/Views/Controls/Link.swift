public import Foundation
import LayoutEngine

/// A part of the widget that opens an address. Apple's page: SwiftUI/Link.
///
/// The label is drawn as it is: in a widget a link has no colour of its own, unlike in an app, where it has the tint. Where
/// the link lies is reported with the picture: the frame of the label.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Creates a link; several views of the label stand side by side.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// The label, which can be tapped.
  public var body: some View {
    LinkLabel(content: ControlPart(label))
      .modifier(LinkTarget(url: destination))
  }
}

extension Link where Label == Text {
  /// Creates a link with a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text that is shown as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// The label of a link: half of it when disabled (swiftui-web, Docs/elements/Link.md).
private struct LinkLabel: View {
  let content: ControlPart
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    if isEnabled {
      content
    } else {
      content.defaultForeground(AnyShapeStyle(Color.primary.opacity(0.5)))
    }
  }
}

/// Marks the frame of a view as opening an address.
private struct LinkTarget: ViewModifier {
  let url: URL
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let target = isEnabled ? url : nil
    return _UnaryView(content) { child, context in context.node(around: child, LinkRule(url: target)) }
  }
}
