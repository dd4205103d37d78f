/// Comes and goes in a blur. Apple's page: SwiftUI/BlurReplaceTransition. Means nothing in a still picture.
public struct BlurReplaceTransition: Transition {
  /// How the view is scaled meanwhile. Apple's page: SwiftUI/BlurReplaceTransition/Configuration.
  public struct Configuration: Hashable, Sendable {
    /// Down, then up.
    public static let downUp = Configuration()
    /// Up, then up.
    public static let upUp = Configuration()
  }

  /// Creates the transition.
  public init(configuration: Configuration) {}

  /// The view as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// In a blur.
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }

  /// In a blur.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
