public import Foundation

/// The types of `#Preview`. Apple's page: DeveloperToolsSupport/Preview.
public struct Preview {
  /// Marks traits of views. Apple's page: DeveloperToolsSupport/Preview/ViewTraits.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown. Apple's page: DeveloperToolsSupport/PreviewTrait. Previews are not drawn, and traits have
/// no values.
public struct PreviewTrait<Subject>: Sendable {}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The device's size.
  public static var defaultLayout: PreviewTrait<Subject> { PreviewTrait() }
  /// The view's own size.
  public static var sizeThatFitsLayout: PreviewTrait<Subject> { PreviewTrait() }
  public static var portrait: PreviewTrait<Subject> { PreviewTrait() }
  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<Subject> { PreviewTrait() }
  public static var landscapeLeft: PreviewTrait<Subject> { PreviewTrait() }
  public static var landscapeRight: PreviewTrait<Subject> { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Subject> { PreviewTrait() }

  /// A trait of a modifier.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<Subject> { PreviewTrait() }
}
