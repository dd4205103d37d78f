package import Diagnostics
import Foundation
package import Graphics
import LayoutEngine
package import Rendering
import Timelines
package import Widgets

/// A picture that is laid out, in every form that can be compared.
package struct DrawnSnapshot {
  package let lowered: LoweredFrame
  /// What was replaced or left out.
  package let diagnostics: [Diagnostic]
  private let renderer: WidgetRenderer

  package init(_ lowered: LoweredFrame, _ renderer: WidgetRenderer, diagnostics: [Diagnostic] = []) {
    (self.lowered, self.renderer, self.diagnostics) = (lowered, renderer, diagnostics)
  }

  /// Pixels per point.
  package var scale: Double { Double(lowered.displayList.scale.pixelsPerPoint) }

  /// - Throws: `RenderError` if painting fails.
  package func content(as form: SnapshotForm) throws -> Candidate.Content {
    switch form {
    case .image: .picture(try picture(), lowered.displayList)
    case .layout: .text(layout)
    case .displayList: .text(displayList)
    case .links: .text(links)
    case .accessibility: .text(accessibility)
    }
  }

  /// - Throws: ``SnapshotTooLarge``; `RenderError` if painting fails.
  package func picture() throws -> Bitmap { try renderer.picture(of: lowered.displayList) }

  /// The frames of all views, one per line.
  package var layout: String { lowered.layout.map(\.description).joined() }

  package var displayList: String { lowered.displayList.description }

  /// A line per link and intent in painting order: its frame, its target, its accessibility text.
  package var links: String {
    let links = lowered.links.map { link in
      let label = link.label.isEmpty ? "" : " \"\(link.label)\""
      return "\(Self.text(of: link.frame)) \(link.url.absoluteString)\(label)\n"
    }
    let intents = lowered.intents.map { target in
      "\(Self.text(of: target.frame)) intent \(target.control?.intent.name ?? "")\n"
    }
    let lines = links + intents
    return lines.isEmpty ? "(nothing can be tapped)\n" : lines.joined()
  }

  /// The accessibility texts in reading order, one per line.
  package var accessibility: String {
    let texts = lowered.layout.flatMap(\.accessibilityTexts)
    return texts.isEmpty ? "(nothing is said)\n" : texts.map { $0 + "\n" }.joined()
  }

  private static func text(of frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { Double($0).printed }.joined(separator: " ")
  }
}

/// The picture is too large for a reference.
package struct SnapshotTooLarge: Error, CustomStringConvertible {
  /// The limit of drawing.
  static let longestSide = 32_767
  /// Ten times the pixels of the largest screen.
  static let maximumPixelCount = 64_000_000

  let size: PixelSize

  /// - Throws: If a picture of this size is too large.
  static func check(_ size: PixelSize) throws(SnapshotTooLarge) {
    guard size.width <= longestSide, size.height <= longestSide, size.area <= maximumPixelCount
    else { throw SnapshotTooLarge(size: size) }
  }

  package var description: String {
    "the picture would have \(size) pixels; the limit is \(Self.maximumPixelCount) pixels, and \(Self.longestSide) per side"
  }
}

extension DrawnSnapshot {
  /// The picture of the current entry.
  ///
  /// - Throws: `RenderError`.
  package static func current(
    of kind: WidgetKind, _ request: RenderRequest, _ renderer: WidgetRenderer
  ) async throws -> DrawnSnapshot {
    let log = DiagnosticLog()
    let lowered = try await renderer.reporting(to: log) { () async throws(RenderError) in
      let timeline = try await renderer.timeline(of: kind, request)
      guard let entry = timeline.entries.current(at: renderer.world.now) else { throw .emptyTimeline(kind: kind.kind) }
      return try await renderer.lower(entry, of: kind, request)
    }
    return DrawnSnapshot(lowered, renderer, diagnostics: log.diagnostics)
  }
}

extension WidgetRenderer {
  /// The pixels of a display list, within the limits of a reference.
  ///
  /// - Throws: ``SnapshotTooLarge``; `RenderError` if painting fails.
  package func picture(of list: DisplayList) throws -> Bitmap {
    try SnapshotTooLarge.check(list.scale.pixels(list.size))
    return try bitmap(of: list)
  }
}
