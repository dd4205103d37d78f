public import Foundation
public import LayoutEngine

/// The top or bottom edge. Apple's page: SwiftUI/VerticalEdge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top
  case bottom

  /// A set of vertical edges. Apple's page: SwiftUI/VerticalEdge/Set.
  public struct Set: OptionSet, Hashable, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// The leading or trailing edge. Apple's page: SwiftUI/HorizontalEdge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  case leading
  case trailing
}

extension View {
  /// Places `content` at the top or bottom edge, and the view in the remaining area. Apple's page:
  /// SwiftUI/View/safeAreaInset(edge:alignment:spacing:content:).
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - alignment: The shared guide of the view and `content`.
  ///   - spacing: Points between both (default: 8 between plain views).
  ///   - content: The view at the edge.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let side: Edge = edge == .top ? .top : .bottom
    return inset(content(), spacing, SafeAreaInsetRule(edge: side, alignment: alignment.key, spacing: spacing))
  }

  /// Places `content` at the leading or trailing edge, and the view in the remaining area. Apple's page:
  /// SwiftUI/View/safeAreaInset(edge:alignment:spacing:content:).
  public func safeAreaInset<Inset: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let side: Edge = edge == .leading ? .leading : .trailing
    return inset(content(), spacing, SafeAreaInsetRule(edge: side, alignment: alignment.key, spacing: spacing))
  }

  private func inset(_ content: some View, _ spacing: CGFloat?, _ rule: SafeAreaInsetRule) -> some View {
    _UnaryView(self) { child, context in
      context.reportInvalid("safeAreaInset's spacing", [spacing])
      let bar = context.single(content, role: "safeAreaInset")
      var traits = LayoutTraits()
      (traits.priority, traits.zIndex) = (child.traits.priority, child.traits.zIndex)
      return context.node(rule, children: [child, bar], traits: traits)
    }
  }
}
