public import Foundation
public import LayoutEngine

extension View {
  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/animation(_:value:).
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  public func animation(_ animation: Animation?) -> some View { self }

  /// Applies `body`, without animation: a picture is still. Apple's page: SwiftUI/View/animation(_:body:).
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Applies `body`, without animation: a picture is still. Apple's page: SwiftUI/View/transaction(_:body:).
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/transaction(value:_:).
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/transition(_:).
  public func transition(_ transition: AnyTransition) -> some View { self }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/contentTransition(_:).
  public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Does nothing: a picture is still.
  /// Apple's page: SwiftUI/View/matchedGeometryEffect(id:in:properties:anchor:isSource:).
  public func matchedGeometryEffect(id: some Hashable, in namespace: Namespace.ID, isSource: Bool = true) -> some View {
    self
  }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/geometryGroup().
  public func geometryGroup() -> some View { self }
}

/// How a view appears and disappears. Apple's page: SwiftUI/AnyTransition. Has no effect in a still picture.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()

  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How a view's content changes. Apple's page: SwiftUI/ContentTransition. Has no effect in a still picture.
public struct ContentTransition: Hashable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static let symbolEffect = ContentTransition()

  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition()
  }
}
