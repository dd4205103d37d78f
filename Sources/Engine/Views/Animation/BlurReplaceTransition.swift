/// Appears and disappears by blurring. Apple's page: SwiftUI/BlurReplaceTransition. Has no effect in a still picture.
public struct BlurReplaceTransition: Transition {
  /// How the view is scaled during the transition. Apple's page: SwiftUI/BlurReplaceTransition/Configuration.
  public struct Configuration: Hashable, Sendable {
    public static let downUp = Configuration()
    public static let upUp = Configuration()
  }

  public init(configuration: Configuration) {}

  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// A transition that blurs.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
