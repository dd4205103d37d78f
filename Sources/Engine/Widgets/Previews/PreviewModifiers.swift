import Ambient
public import Foundation
package import Timelines
public import Views

extension View {
  /// Draws a preview as a widget in a family, if it is the outermost modifier but for others of previews. Apple's page:
  /// SwiftUI/View/previewContext(_:).
  public func previewContext<Context: PreviewContext>(_ value: Context) -> some View {
    _PreviewedView(content: self) { options in
      if let widget = value as? WidgetPreviewContext { options.family = widget.family }
    }
  }

  /// Names a preview. Apple's page: SwiftUI/View/previewDisplayName(_:).
  public func previewDisplayName(_ value: String?) -> some View {
    _PreviewedView(content: self) { $0.name = value }
  }

  /// Sets the size of a preview. Apple's page: SwiftUI/View/previewLayout(_:).
  public func previewLayout(_ value: PreviewLayout) -> some View {
    _PreviewedView(content: self) { $0.layout = value }
  }

  /// Does nothing: `--device` chooses the device. Apple's page: SwiftUI/View/previewDevice(_:).
  public func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Does nothing: previews are upright. Apple's page: SwiftUI/View/previewInterfaceOrientation(_:).
  public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}

/// How a preview of a view is drawn.
package struct PreviewOptions {
  package var name: String?
  /// The widget family; nil for a view outside of a widget.
  package var family: WidgetFamily?
  package var layout = PreviewLayout.device
}

/// A view with an option of its preview. Elsewhere it is drawn as its content.
public struct _PreviewedView<Content: View>: View {
  let content: Content
  let setOption: (inout PreviewOptions) -> Void

  public var body: Content { content }
}

/// A view whose preview has options.
protocol PreviewedView {
  var previewed: any View { get }
  /// The same option around another view.
  func moved(to view: any View) -> any View
  var setOption: (inout PreviewOptions) -> Void { get }
}

extension _PreviewedView: PreviewedView {
  var previewed: any View { content }

  func moved(to view: any View) -> any View {
    func moved(to view: some View) -> any View { _PreviewedView<_>(content: view, setOption: setOption) }
    return moved(to: view)
  }
}

/// A modifier that several previews share. Apple's page: SwiftUI/PreviewModifier.
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

/// How a preview is shown. Apple's page: DeveloperToolsSupport/PreviewTrait.
public struct PreviewTrait<Subject>: Sendable {
  var layout: PreviewLayout?
  /// Applies a modifier.
  var modify: (@Sendable (AnyView) async throws -> AnyView)?
}

extension PreviewTrait where Subject == Preview.ViewTraits {
  /// The device's size.
  public static var defaultLayout: PreviewTrait<Subject> { PreviewTrait(layout: .device) }
  /// The view's own size.
  public static var sizeThatFitsLayout: PreviewTrait<Subject> { PreviewTrait(layout: .sizeThatFits) }
  /// Does nothing: previews are upright.
  public static var portrait: PreviewTrait<Subject> { PreviewTrait() }
  /// Does nothing: previews are upright.
  public static var portraitUpsideDown: PreviewTrait<Subject> { PreviewTrait() }
  /// Does nothing: previews are upright.
  public static var landscapeLeft: PreviewTrait<Subject> { PreviewTrait() }
  /// Does nothing: previews are upright.
  public static var landscapeRight: PreviewTrait<Subject> { PreviewTrait() }

  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<Subject> {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }

  /// A trait of a modifier.
  public static func modifier<Modifier: PreviewModifier>(_ modifier: Modifier) -> PreviewTrait<Subject> {
    let modified = UncheckedBox<(AnyView) async throws -> AnyView>(value: { view in
      let context = try await Modifier.makeSharedContext()
      return AnyView(modifier.body(content: view, context: context))
    })
    return PreviewTrait(modify: { try await modified.value($0) })
  }
}
