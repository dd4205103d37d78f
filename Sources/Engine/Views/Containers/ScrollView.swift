import Foundation
import Graphics
public import LayoutEngine

/// A view that may be longer than its frame. Apple's page: SwiftUI/ScrollView.
///
/// A picture does not scroll: it shows the beginning of the content, or the part that
/// ``View/defaultScrollAnchor(_:)`` sets, and clips the rest. Several views are stacked vertically, for any axes, as
/// measured by swiftui-web.
public struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  /// Ignored: indicators are drawn only while scrolling.
  public var showsIndicators: Bool

  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

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
  /// Sets the part of the content that scroll views show. Apple's page: SwiftUI/View/defaultScrollAnchor(_:).
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> _EnvironmentModifier<Self> {
    environment(\.scrollAnchor, anchor)
  }

  /// Disables clipping in scroll views. Apple's page: SwiftUI/View/scrollClipDisabled(_:).
  public func scrollClipDisabled(_ disabled: Bool = true) -> _EnvironmentModifier<Self> {
    environment(\.isScrollClipDisabled, disabled)
  }
}

extension EnvironmentValues {
  /// The part of its content that a scroll view shows.
  var scrollAnchor: UnitPoint? {
    get { self[ScrollAnchorKey.self] }
    set { self[ScrollAnchorKey.self] = newValue }
  }

  var isScrollClipDisabled: Bool {
    get { self[ScrollClipKey.self] }
    set { self[ScrollClipKey.self] = newValue }
  }
}

private enum ScrollAnchorKey: EnvironmentKey { static var defaultValue: UnitPoint? { nil } }
private enum ScrollClipKey: EnvironmentKey { static var defaultValue: Bool { false } }
