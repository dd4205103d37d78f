import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Timelines

extension LoweredFrame {
  /// The links of a picture: the widget's URL for the whole area, then the views' links in painting order, each
  /// clipped to the picture.
  ///
  /// Small widgets and circular and inline accessories are one target (Apple's page "Linking to specific app scenes
  /// from your widget"). Links in them are left out, with a diagnostic.
  static func links(in layout: [PlacedNode], widgetURL: URL?, size: CGSize, family: WidgetFamily) -> [Link] {
    let canvas = CGRect(origin: .zero, size: size)
    let whole = widgetURL.flatMap(safe).map { url in
      [Link(url: url, frame: canvas, label: layout.flatMap(\.accessibilityTexts).joined(separator: " "))]
    }
    let parts = layout.flatMap(\.links).compactMap { link -> Link? in
      let frame = link.frame.intersection(canvas)
      return frame.isEmpty || safe(link.url) == nil ? nil : Link(url: link.url, frame: frame, label: link.label)
    }
    let isOneTarget = [.systemSmall, .accessoryCircular, .accessoryInline, .accessoryCorner].contains(family)
    guard isOneTarget else { return (whole ?? []) + parts }
    for link in parts {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "link.one-target", message: "a widget in the family \(family) is a single target; the link is left out",
          subject: link.url.absoluteString))
    }
    return whole ?? []
  }

  /// Schemes whose URLs would run code in the page that shows the picture.
  private static let unsafeSchemes: Set<String> = ["javascript", "data", "vbscript", "blob"]

  /// The URL; `nil`, with a diagnostic, if it would run code in a page. Apple's systems do not open these either.
  private static func safe(_ url: URL) -> URL? {
    guard unsafeSchemes.contains(url.scheme?.lowercased() ?? "") else { return url }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "link.unsafe-scheme", message: "a URL that would run a script in a page is left out",
        subject: String(url.absoluteString.prefix(80))))
    return nil
  }
}

extension PlacedNode {
  /// The intents in and below the node, in painting order. Hidden views cannot be tapped.
  var interactions: [LoweredFrame.Interaction] {
    guard node.rule.name != "hidden" else { return [] }
    let own = node.rule.tapIntent.map { [LoweredFrame.Interaction(intent: $0, frame: frame)] } ?? []
    return own + inPaintingOrder.flatMap(\.interactions)
  }

  /// The links in and below the node, in painting order. Hidden views cannot be tapped.
  fileprivate var links: [LoweredFrame.Link] {
    guard node.rule.name != "hidden" else { return [] }
    let own = node.rule.linkURL.map { link(to: $0) } ?? []
    return own + inPaintingOrder.flatMap(\.links)
  }

  private func link(to url: URL) -> [LoweredFrame.Link] {
    [LoweredFrame.Link(url: url, frame: frame, label: accessibilityTexts.joined(separator: " "))]
  }
}
