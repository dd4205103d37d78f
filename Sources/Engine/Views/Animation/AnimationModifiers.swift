public import Foundation
public import LayoutEngine

extension View {
  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/animation(_:value:).
  public func animation<V: Equatable>(_ animation: Animation?, value: V) -> some View { self }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/animation(_:).
  public func animation(_ animation: Animation?) -> some View { self }

  /// The view as `body` changes it; a picture is still.
  /// Apple's page: SwiftUI/View/animation(_:body:).
  public func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// The view as `body` changes it; a picture is still.
  /// Apple's page: SwiftUI/View/transaction(_:body:).
  public func transaction<V: View>(
    _ transform: @escaping (inout Transaction) -> Void, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    body(PlaceholderContentView(content: self))
  }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/transaction(value:_:).
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/transaction(_:).
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

/// How a view comes and goes. Apple's page: SwiftUI/AnyTransition. Means nothing in a still picture.
public struct AnyTransition: Sendable {
  /// Does nothing here.
  public static let identity = AnyTransition()
  /// Does nothing here.
  public static let opacity = AnyTransition()
  /// Does nothing here.
  public static let scale = AnyTransition()
  /// Does nothing here.
  public static let slide = AnyTransition()

  /// Does nothing here.
  public static func scale(scale: Double, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// Does nothing here.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// Does nothing here.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  /// Does nothing here; points.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Does nothing here; points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  /// Does nothing here.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  /// Does nothing here.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }

  /// The same transition.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// The same transition.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// How the content of a view changes. Apple's page: SwiftUI/ContentTransition. Means nothing in a still picture.
public struct ContentTransition: Hashable, Sendable {
  /// Does nothing here.
  public static let identity = ContentTransition()
  /// Does nothing here.
  public static let opacity = ContentTransition()
  /// Does nothing here.
  public static let interpolate = ContentTransition()
  /// Does nothing here.
  public static let symbolEffect = ContentTransition()

  /// Does nothing here.
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  /// Does nothing here.
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  /// Does nothing here.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    ContentTransition()
  }
}
