public import LayoutEngine

/// What may cover a view. Apple's page: SwiftUI/SafeAreaRegions.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What the container covers: what `safeAreaInset` and `safeAreaPadding` take.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which no widget has.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// Both.
  public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
  /// Lets the view reach under what covers `edges`. Apple's page: SwiftUI/View/ignoresSafeArea(_:edges:).
  ///
  /// A widget has no safe area of its own: only what `safeAreaInset` and `safeAreaPadding` take is ignored, not the
  /// content margins.
  public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
    let edges = regions.contains(.container) ? edges : []
    return _UnaryView(self) { child, context in context.node(around: child, SafeAreaIgnoringRule(edges: edges)) }
  }

  /// Lets the view reach under what covers `edges`. Apple has deprecated it for ``ignoresSafeArea(_:edges:)``.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(.all, edges: edges) }
}
