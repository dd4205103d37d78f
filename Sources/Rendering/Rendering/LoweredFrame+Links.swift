import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Timelines

extension LoweredFrame {
  /// What can be tapped: the widget's URL for the whole area, then the views' links and intents in painting order, each
  /// clipped to the picture.
  ///
  /// Small widgets and circular and inline accessories are one target (Apple's page "Linking to specific app scenes
  /// from your widget"). Links in them are left out, with a diagnostic.
  static func tapTargets(
    in layout: [PlacedNode], widgetURL: URL?, size: CGSize, family: WidgetFamily
  ) -> [TapTarget] {
    let canvas = CGRect(origin: .zero, size: size)
    let whole = widgetURL.flatMap(safe).map { url in
      TapTarget(.widgetURL(url), frame: canvas, label: layout.flatMap(\.accessibilityTexts).joined(separator: " "))
    }
    let parts = layout.flatMap(\.tapped).compactMap { action, node -> TapTarget? in
      let frame = node.frame.intersection(canvas)
      if frame.isEmpty { return nil }
      if case .link(let url) = action, safe(url) == nil { return nil }
      return TapTarget(action, frame: frame, label: node.accessibilityTexts.joined(separator: " "))
    }
    let isOneTarget = [.systemSmall, .accessoryCircular, .accessoryInline, .accessoryCorner].contains(family)
    return ([whole].compactMap(\.self) + parts.filter { !isOneTarget || isKept($0, in: family) }).numbered
  }

  /// Whether a part of a widget that is a single target can be tapped. Links are reported.
  private static func isKept(_ part: TapTarget, in family: WidgetFamily) -> Bool {
    guard case .link(let url) = part.action else { return true }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "link.one-target", message: "a widget in the family \(family) is a single target; the link is left out",
        subject: url.absoluteString))
    return false
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
  /// The links and controls in and below the node, in painting order. Hidden views cannot be tapped.
  fileprivate var tapped: [(TapTarget.Action, PlacedNode)] {
    guard node.rule.name != "hidden" else { return [] }
    let link = node.rule.linkURL.map { (TapTarget.Action.link($0), self) }
    let control = node.rule.tappedControl.map { (TapTarget.Action.control($0), self) }
    return [link, control].compactMap(\.self) + inPaintingOrder.flatMap(\.tapped)
  }
}
