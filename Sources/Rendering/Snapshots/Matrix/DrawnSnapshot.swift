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
  /// What was replaced or left out on the way.
  package let diagnostics: [Diagnostic]
  private let renderer: WidgetRenderer

  package init(_ lowered: LoweredFrame, _ renderer: WidgetRenderer, diagnostics: [Diagnostic] = []) {
    (self.lowered, self.renderer, self.diagnostics) = (lowered, renderer, diagnostics)
  }

  /// Pixels to the point.
  package var scale: Double { Double(lowered.displayList.scale.pixelsPerPoint) }

  /// - Throws: `RenderError` where it cannot be painted.
  package func content(as form: SnapshotForm) throws -> Candidate.Content {
    switch form {
    case .image: .picture(try picture(), lowered.displayList)
    case .layout: .text(layout)
    case .displayList: .text(displayList)
    case .links: .text(links)
    case .accessibility: .text(accessibility)
    }
  }

  /// The pixels.
  ///
  /// - Throws: ``SnapshotTooLarge``; `RenderError` where it cannot be painted.
  package func picture() throws -> Bitmap { try renderer.picture(of: lowered.displayList) }

  /// The frames of all views, a line each.
  package var layout: String { lowered.layout.map(\.description).joined() }

  package var displayList: String { lowered.displayList.description }

  /// A line for each link and intent, in the order in which they lie over each other: its frame, what it opens, what is said of it.
  package var links: String {
    let links = lowered.links.map { link in
      let label = link.label.isEmpty ? "" : " \"\(link.label)\""
      return "\(Self.text(of: link.frame)) \(link.url.absoluteString)\(label)\n"
    }
    let intents = lowered.interactions.map { "\(Self.text(of: $0.frame)) intent \($0.intent)\n" }
    let lines = links + intents
    return lines.isEmpty ? "(nothing can be tapped)\n" : lines.joined()
  }

  /// The texts in reading order, a line each.
  package var accessibility: String {
    let texts = lowered.layout.flatMap(\.spokenTexts)
    return texts.isEmpty ? "(nothing is said)\n" : texts.map { $0 + "\n" }.joined()
  }

  private static func text(of frame: CGRect) -> String {
    [frame.minX, frame.minY, frame.width, frame.height].map { number(Double($0)) }.joined(separator: " ")
  }
}

/// A picture that nobody would keep as a reference.
package struct SnapshotTooLarge: Error, CustomStringConvertible {
  /// What can be drawn.
  static let longestSide = 32_767
  /// Ten times what the largest screen shows.
  static let mostPixels = 64_000_000

  let size: PixelSize

  package var description: String {
    "the picture would have \(size) pixels; a snapshot has \(Self.mostPixels) at most, and \(Self.longestSide) a side"
  }
}

extension DrawnSnapshot {
  /// The picture of the entry that is current now.
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
  /// The pixels of a display list that may become a reference.
  ///
  /// - Throws: ``SnapshotTooLarge``; `RenderError` where it cannot be painted.
  package func picture(of list: DisplayList) throws -> Bitmap {
    let size = list.scale.pixels(list.size)
    guard size.width <= SnapshotTooLarge.longestSide, size.height <= SnapshotTooLarge.longestSide,
      size.area <= SnapshotTooLarge.mostPixels
    else { throw SnapshotTooLarge(size: size) }
    return try bitmap(of: list)
  }
}
