public import Foundation

/// The parts of a preview. Apple's page: DeveloperToolsSupport/Preview.
public struct Preview {
  /// Marks what suits a view. Apple's page: DeveloperToolsSupport/Preview/ViewTraits.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown. Apple's page: DeveloperToolsSupport/PreviewTrait. Not drawn, so nothing is kept.
public struct PreviewTrait<Subject>: Sendable {}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The device's size.
  public static var defaultLayout: PreviewTrait<Subject> { PreviewTrait() }
  /// The view's own size.
  public static var sizeThatFitsLayout: PreviewTrait<Subject> { PreviewTrait() }
  /// Upright.
  public static var portrait: PreviewTrait<Subject> { PreviewTrait() }
  /// On its head.
  public static var portraitUpsideDown: PreviewTrait<Subject> { PreviewTrait() }
  /// On its left side.
  public static var landscapeLeft: PreviewTrait<Subject> { PreviewTrait() }
  /// On its right side.
  public static var landscapeRight: PreviewTrait<Subject> { PreviewTrait() }

  /// A size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Subject> { PreviewTrait() }

  /// With what a modifier adds.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Subject> { PreviewTrait() }
}
