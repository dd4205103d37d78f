import Diagnostics
public import Foundation
import Graphics
public import LayoutEngine
public import Views

extension View {
  /// The URL that the widget opens outside of links. Apple's page: SwiftUI/View/widgetURL(_:).
  ///
  /// A widget has one; of several, the outermost is used and a diagnostic is reported.
  public func widgetURL(_ url: URL?) -> _WidgetURLView<Self> {
    _WidgetURLView(content: self, url: url)
  }
}

/// Sets the picture's URL while the view is lowered.
public struct _WidgetURLView<Content> {
  let content: Content
  let url: URL?
}

extension _WidgetURLView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  public func _lower(in context: _LoweringContext) -> [LayoutNode] {
    let nodes = content._lower(in: context)
    if let url {
      if let inner = context.pass[WidgetURLKey.self], inner != url {
        DiagnosticLog.current.report(
          Diagnostic(
            id: "widget.several-urls", message: "the view has more than one widgetURL; the outermost is used",
            subject: inner.absoluteString))
      }
      context.pass[WidgetURLKey.self] = url
    }
    return nodes
  }
}

/// The widget's URL; nil if no view set one.
package enum WidgetURLKey: FrameValueKey {
  package static var defaultValue: URL? { nil }
}
