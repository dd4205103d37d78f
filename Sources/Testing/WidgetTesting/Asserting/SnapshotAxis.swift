import Rendering
import Snapshots
import SwiftUI
import WidgetKit

/// What a matrix of snapshots goes through in one direction: `.all`, or a list such as `[.systemSmall, .systemMedium]`.
public struct SnapshotAxis<Value: Sendable>: ExpressibleByArrayLiteral, Sendable {
  /// Nil for all there are.
  let values: [Value]?

  /// All there are.
  public static var all: SnapshotAxis { SnapshotAxis(values: nil) }

  private init(values: [Value]?) { self.values = values }

  /// So many values.
  public init(_ values: [Value]) { self.init(values: values) }

  /// So many values.
  public init(arrayLiteral elements: Value...) { self.init(values: elements) }
}

/// Which answer of a widget's provider is drawn.
public enum SnapshotState: String, CaseIterable, Hashable, Sendable {
  /// The entry of its timeline that is current.
  case timeline
  /// Its snapshot, which a widget gallery shows.
  case snapshot
  /// Its placeholder, drawn as bars.
  case placeholder

  var state: RenderRequest.State {
    switch self {
    case .timeline: .timeline
    case .snapshot: .snapshot
    case .placeholder: .placeholder
    }
  }
}

/// In what form a picture is compared.
public enum WidgetSnapshotForm: CaseIterable, Hashable, Sendable {
  /// The pixels: `CELL.png`. The display list is in the file, so that a report can say what moved.
  case image
  /// The frames of all views: `CELL.layout.txt`.
  case layout
  /// What is painted: `CELL.displaylist.txt`.
  case displayList
  /// What can be tapped, and what it opens: `CELL.links.txt`.
  case links
  /// What is said of the picture: `CELL.accessibility.txt`.
  case accessibility

  var form: SnapshotForm {
    switch self {
    case .image: .image
    case .layout: .layout
    case .displayList: .displayList
    case .links: .links
    case .accessibility: .accessibility
    }
  }
}
