import Foundation
import Graphics
public import LayoutEngine

/// Views that may be longer than there is room. Apple's page: SwiftUI/ScrollView.
///
/// A picture does not scroll: it shows the beginning of the content, or the part that ``View/defaultScrollAnchor(_:)``
/// asks for, and cuts off the rest. Several views stand in a column, whatever the axes, as measured by swiftui-web.
public struct ScrollView<Content: View>: PrimitiveView {
  /// The views.
  public var content: Content
  /// The axes along which the content may be longer.
  public var axes: Axis.Set
  /// Indicators are not drawn, as they are not while nothing scrolls.
  public var showsIndicators: Bool

  /// Creates a view of the beginning of `content`.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  /// See ``View/_lower(in:)``.
  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let column = VStack { content }
    let inner = column._lower(in: context.setting(\.scrollAnchor, to: nil))
    let rule = ScrollRule(axes: axes, anchor: context.environment.scrollAnchor ?? .topLeading)
    let isClipped = !context.environment.isScrollClipDisabled
    return [
      context.node(rule, children: inner) { site in
        isClipped
          ? [.group(.clip(.init(context.pixelScale.rounded(site.frame)), evenOdd: false), site.content)] : site.content
      }
    ]
  }
}

extension View {
  /// Shows that part of the content of scroll views inside. Apple's page: SwiftUI/View/defaultScrollAnchor(_:).
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View { environment(\.scrollAnchor, anchor) }

  /// Lets the content of scroll views inside be seen outside of them. Apple's page: SwiftUI/View/scrollClipDisabled(_:).
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    environment(\.isScrollClipDisabled, disabled)
  }
}

extension EnvironmentValues {
  /// Which part of its content a scroll view shows.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  /// Whether scroll views do not clip.
  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
