/// How a view comes and goes. Apple's page: SwiftUI/Transition. Means nothing in a still picture: `body` is not asked.
public protocol Transition {
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view on its way.
  associatedtype Body: View

  /// The view on its way.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  /// What is known of the transition.
  static var properties: TransitionProperties { get }
}

extension Transition {
  /// With motion.
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// Where a view is on its way. Apple's page: SwiftUI/TransitionPhase. In a picture every view is there.
public enum TransitionPhase: Hashable, Sendable {
  /// About to come.
  case willAppear
  /// There.
  case identity
  /// Gone.
  case didDisappear

  /// Whether the view is there.
  public var isIdentity: Bool { self == .identity }
  /// −1 before, 0 there, 1 after.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// What is known of a transition. Apple's page: SwiftUI/TransitionProperties.
public struct TransitionProperties: Sendable {
  /// Whether it moves.
  public var hasMotion: Bool

  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
  /// Does nothing: a picture is still. Apple's page: SwiftUI/View/transition(_:).
  public func transition<T: Transition>(_ transition: T) -> some View { self }
}

extension AnyTransition {
  /// Forgets the type of a transition.
  public init<T: Transition>(_ transition: T) { self.init() }
}
