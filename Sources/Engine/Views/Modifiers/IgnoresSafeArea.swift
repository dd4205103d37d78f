public import LayoutEngine

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
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    let edges = regions.contains(.container) ? edges : []
    return _UnaryView(self) { child, context in context.node(around: child, SafeAreaIgnoringRule(edges: edges)) }
  }

  /// Extends the view into the safe area at `edges`. Deprecated for ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}
