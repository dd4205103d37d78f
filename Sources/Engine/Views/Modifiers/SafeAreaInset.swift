public import Foundation
public import LayoutEngine

/// The top or bottom edge. Apple's page: SwiftUI/VerticalEdge.
public enum VerticalEdge: Int8, CaseIterable, Hashable, Sendable {
  case top, bottom

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
  case leading, trailing
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

  private func inset(_ content: some View, _ spacing: CGFloat?, _ rule: SafeAreaInsetRule) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      context.reportInvalid("safeAreaInset's spacing", [spacing])
      let bar = context.single(content, role: "safeAreaInset")
      var traits = LayoutTraits()
      (traits.priority, traits.zIndex) = (child.traits.priority, child.traits.zIndex)
      return context.node(rule, children: [child, bar], traits: traits)
    }
  }
}

extension View {
  /// Adds padding that counts as safe area. Apple's page: SwiftUI/View/safeAreaPadding(_:).
  public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    safeAreaInset(edge: .top, spacing: 0) { Color.clear.frame(width: 0, height: insets.top) }
      .safeAreaInset(edge: .bottom, spacing: 0) { Color.clear.frame(width: 0, height: insets.bottom) }
      .safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: insets.leading, height: 0) }
      .safeAreaInset(edge: .trailing, spacing: 0) { Color.clear.frame(width: insets.trailing, height: 0) }
  }

  /// Adds padding at `edges` that counts as safe area, in points (default: 16). Apple's page:
  /// SwiftUI/View/safeAreaPadding(_:_:).
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(EdgeInsets(.all, length)) }
}

/// The regions of the safe area. Apple's page: SwiftUI/SafeAreaRegions.
public struct SafeAreaRegions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What `safeAreaInset` and `safeAreaPadding` take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard. Widgets have none.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Extends the view into the safe area at `edges`. Apple's page: SwiftUI/View/ignoresSafeArea(_:edges:).
  ///
  /// A widget has no safe area of its own: only what `safeAreaInset` and `safeAreaPadding` take is ignored, not the
  /// content margins.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> _UnaryView<Self> {
    let edges = regions.contains(.container) ? edges : []
    return _UnaryView(self) { child, context in context.node(around: child, SafeAreaIgnoringRule(edges: edges)) }
  }

  /// Extends the view into the safe area at `edges`. Deprecated for ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}

/// The margins of a scene. Apple's page: SwiftUI/ScenePadding.
public struct ScenePadding: Equatable, Sendable {
  private let isMinimum: Bool
  /// The minimum margins.
  public static let minimum = ScenePadding(isMinimum: true)
  /// The margins of the navigation bar.
  public static let navigationBar = ScenePadding(isMinimum: false)
}

extension View {
  /// Adds a scene's margins: 16 points. Apple's page: SwiftUI/View/scenePadding(_:).
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { padding(edges) }

  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View { self.padding(edges) }
}
