public import Foundation
public import LayoutEngine

/// The upper or the lower side. Apple's page: SwiftUI/VerticalEdge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// The upper side.
  case top
  /// The lower side.
  case bottom

  /// Either of the two sides, or both. Apple's page: SwiftUI/VerticalEdge/Set.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// Creates a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The upper side.
    public static let top = Set(rawValue: 1)
    /// The lower side.
    public static let bottom = Set(rawValue: 2)
    /// Both sides.
    public static let all: Set = [.top, .bottom]
  }
}

/// The side where reading begins, or where it ends. Apple's page: SwiftUI/HorizontalEdge.
public enum HorizontalEdge: Int8, CaseIterable, Hashable, Sendable {
  /// Where reading begins.
  case leading
  /// Where reading ends.
  case trailing
}

extension View {
  /// Puts `content` at the upper or lower edge and the view in what is left.
  /// Apple's page: SwiftUI/View/safeAreaInset(edge:alignment:spacing:content:).
  ///
  /// - Parameters:
  ///   - edge: The side.
  ///   - alignment: The guide that the view and `content` share.
  ///   - spacing: Points between both; nil for the default, 8 between plain views.
  ///   - content: What covers the edge.
  public func safeAreaInset<Inset: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Inset
  ) -> some View {
    let side: Edge = edge == .top ? .top : .bottom
    return inset(content(), spacing, SafeAreaInsetRule(edge: side, alignment: alignment.key, spacing: spacing))
  }

  /// Puts `content` at the leading or trailing edge and the view in what is left.
  /// Apple's page: SwiftUI/View/safeAreaInset(edge:alignment:spacing:content:).
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
