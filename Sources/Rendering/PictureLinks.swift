import Foundation
import Graphics
import LayoutEngine
import Timelines

extension LoweredPicture {
  /// What opens what: the widget's own address all over, then the links in painting order, each cut to the picture.
  ///
  /// Circular and inline accessories are one target, as Apple's page "Linking to specific app scenes from your widget"
  /// says; links in them are left out, and a diagnostic says so.
  static func links(in layout: [PlacedNode], widgetURL: URL?, size: CGSize, family: WidgetFamily) -> [Link] {
    let canvas = CGRect(origin: .zero, size: size)
    let whole = widgetURL.map { [Link(url: $0, frame: canvas)] } ?? []
    let parts = layout.flatMap(\.links).compactMap { link -> Link? in
      let frame = link.frame.intersection(canvas)
      return frame.isEmpty ? nil : Link(url: link.url, frame: frame)
    }
    guard [.accessoryCircular, .accessoryInline, .accessoryCorner].contains(family) else { return whole + parts }
    for link in parts {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "link.one-target", message: "a widget of the family \(family) is one target; the link is left out",
          subject: link.url.absoluteString))
    }
    return whole
  }
}

extension PlacedNode {
  /// The intents in and below the node, in painting order; what is hidden cannot be tapped.
  var interactions: [LoweredPicture.Interaction] {
    guard node.rule.name != "hidden" else { return [] }
    let own = (node.rule as? IntentRule).map { [LoweredPicture.Interaction(intent: $0.intent, frame: frame)] } ?? []
    return own + inPaintingOrder.flatMap(\.interactions)
  }

  /// The links in and below the node, in painting order; what is hidden cannot be tapped.
  fileprivate var links: [LoweredPicture.Link] {
    guard node.rule.name != "hidden" else { return [] }
    let own = (node.rule as? LinkRule)?.url.map { [LoweredPicture.Link(url: $0, frame: frame)] } ?? []
    return own + inPaintingOrder.flatMap(\.links)
  }
}
