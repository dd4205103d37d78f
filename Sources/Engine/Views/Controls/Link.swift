public import Foundation
import LayoutEngine

/// A part of the widget that opens a URL. Apple's page: SwiftUI/Link.
///
/// Unlike in an app, where a link has the tint, its label has no colour of its own in a widget. The label's frame is
/// reported with the picture.
public struct Link<Label: View>: View {
  private let destination: URL
  private let label: Label

  /// Creates a link; several views of the label are laid out side by side.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  public var body: some View {
    LinkLabel(content: ControlPart(label))
      .modifier(LinkTarget(url: destination))
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A link's label, with half of its opacity when disabled (swiftui-web, Docs/elements/Link.md).
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

/// Records the frame of a view that opens a URL.
private struct LinkTarget: ViewModifier {
  let url: URL
  @Environment(\.isEnabled) private var isEnabled

  func body(content: Content) -> some View {
    let target = isEnabled ? url : nil
    return _UnaryView(content) { child, context in context.node(around: child, LinkRule(url: target)) }
  }
}

extension View {
  /// Does nothing: a picture has no pointer for tooltips. Apple's page: SwiftUI/View/help(_:).
  public func help(_ textKey: LocalizedStringKey) -> some View { self }

  public func help(_ text: Text) -> some View { self }

  @_disfavoredOverload
  public func help<S: StringProtocol>(_ text: S) -> some View { self }

  /// Does nothing: only rows of lists and tabs have badges. Apple's page: SwiftUI/View/badge(_:).
  public func badge(_ count: Int) -> some View { self }

  public func badge(_ label: Text?) -> some View { self }

  public func badge(_ key: LocalizedStringKey?) -> some View { self }

  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}
