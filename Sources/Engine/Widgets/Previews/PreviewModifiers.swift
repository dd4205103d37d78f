public import Foundation
public import Views

extension View {
  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewContext(_:).
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewDisplayName(_:).
  public func previewDisplayName(_ value: String?) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewLayout(_:).
  public func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewDevice(_:).
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Does nothing: previews are not drawn. Apple's page: SwiftUI/View/previewInterfaceOrientation(_:).
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// A modifier that several previews share. Apple's page: SwiftUI/PreviewModifier. Never applied.
public protocol PreviewModifier {
  /// A value that is created once for all previews.
  associatedtype Context = Void
  associatedtype Body: View
  typealias Content = AnyView

  /// Creates the value that all previews share.
  static func makeSharedContext() async throws -> Context
  /// The modified view.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  /// No value is shared.
  public static func makeSharedContext() async throws {}
}

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
