import Foundation
/// How a view appears and disappears. Apple's page: SwiftUI/Transition. In a still picture `body` is not called.
public protocol Transition {
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  associatedtype Body: View

  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body

  static var properties: TransitionProperties { get }
}

extension Transition {
  public static var properties: TransitionProperties { TransitionProperties() }
}

/// The phase of a transition. Apple's page: SwiftUI/TransitionPhase. In a still picture every view is in the
/// phase ``identity``.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view appears.
  case willAppear
  /// The view is shown.
  case identity
  /// After the view has disappeared.
  case didDisappear

  public var isIdentity: Bool { self == .identity }
  /// −1 before the view appears, 0 while it is shown, 1 after it has disappeared.
  public var value: Double { self == .willAppear ? -1 : self == .identity ? 0 : 1 }
}

/// The properties of a transition. Apple's page: SwiftUI/TransitionProperties.
public struct TransitionProperties: Sendable {
  public var hasMotion: Bool

  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
  /// How the view appears and disappears when another entry is shown. Apple's page: SwiftUI/View/transition(_:).
  public func transition<T: Transition>(_ transition: T) -> _TransitionView<Self> {
    self.transition(AnyTransition(transition))
  }
}

/// Appears and disappears by blurring. Apple's page: SwiftUI/BlurReplaceTransition.
public struct BlurReplaceTransition: Transition {
  /// How the view is scaled during the transition. Apple's page: SwiftUI/BlurReplaceTransition/Configuration.
  public struct Configuration: Hashable, Sendable {
    fileprivate let isSmallAtEnd: Bool

    public static let downUp = Configuration(isSmallAtEnd: true)
    public static let upUp = Configuration(isSmallAtEnd: false)
  }

  private let configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  /// Apple publishes neither the blur nor the scale.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content
      .blur(radius: phase.isIdentity ? 0 : 8)
      .scaleEffect(phase.isIdentity ? 1 : phase == .willAppear || configuration.isSmallAtEnd ? 0.85 : 1.15)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// A transition that blurs.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
