import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Snapshots
import SwiftUI
import Timelines
import UIKitValues
import Views
import Widgets

/// Lays views out with the given traits, on the calling thread.
struct ViewDrawing {
  let traits: SnapshotTraits

  /// A view's picture; several for a widget with several entries.
  func drawn(_ view: some View) throws -> [DrawnSnapshot] {
    try traits.check()
    if let shown = view as? ShownWidget {
      let kind = try shown.kind.get()
      return try shown.entries.map { try drawn($0, of: kind) }
    }
    let insets = traits.layout.safeArea
    let entry = WidgetSource.entry(date: traits.date) {
      view.padding(EdgeInsets(top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right))
    }
    return [try drawn(entry, of: WidgetKind.standing(alone: entry))]
  }

  private func drawn(_ entry: WidgetSource.Entry, of kind: WidgetKind) throws -> DrawnSnapshot {
    let renderer = SnapshotWorld.renderer(traits)
    let request = traits.request
    let log = DiagnosticLog()
    let lowered = try renderer.reporting(to: log) { () throws(RenderError) in
      try renderer.lowerWithoutTasks(entry, of: kind, request)
    }
    if let lowered { return DrawnSnapshot(lowered, renderer, diagnostics: log.diagnostics) }
    return try DrawingDeadline.waiting {
      let log = DiagnosticLog()
      let lowered = try await renderer.reporting(to: log) { () async throws(RenderError) in
        try await renderer.lower(entry, of: kind, request)
      }
      return DrawnSnapshot(lowered, renderer, diagnostics: log.diagnostics)
    }
  }
}

extension WidgetKind {
  /// The kind of a view that does not belong to a widget, in every family.
  fileprivate static func standing(alone entry: WidgetSource.Entry) -> WidgetKind {
    var kind = WidgetKind(kind: "view", source: WidgetSource(entry))
    kind.families = WidgetFamily.allCases
    return kind
  }
}

extension DrawnSnapshot {
  /// All pictures in one column, eight points apart.
  static func strip(_ parts: [DrawnSnapshot]) -> DisplayList? {
    guard let first = parts.first?.lowered.displayList else { return nil }
    if parts.count == 1 { return first }
    let (lists, gap) = (parts.map(\.lowered.displayList), CGFloat(8))
    var items: [DisplayItem] = []
    var bottom: CGFloat = 0
    for list in lists {
      items.append(.group(.transform(CGAffineTransform(translationX: 0, y: bottom)), list.items))
      bottom += list.size.height + gap
    }
    let width = lists.map(\.size.width).max() ?? 0
    return DisplayList(size: CGSize(width: width, height: bottom - gap), scale: first.scale, items: items)
  }
}
