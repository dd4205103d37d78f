import Rendering
import Snapshots
import SwiftUI
import WidgetKit

/// The values of one dimension of a snapshot matrix: `.all`, or a list such as `[.systemSmall, .systemMedium]`.
public struct SnapshotAxis<Value: Sendable>: ExpressibleByArrayLiteral, Sendable {
  /// `nil` for all values.
  let values: [Value]?

  public static var all: SnapshotAxis { SnapshotAxis(values: nil) }

  private init(values: [Value]?) { self.values = values }

  public init(_ values: [Value]) { self.init(values: values) }

  public init(arrayLiteral elements: Value...) { self.init(values: elements) }
}

/// Which of the provider's answers is drawn.
public enum SnapshotState: String, CaseIterable, Hashable, Sendable {
  /// The timeline's current entry.
  case timeline
  /// The snapshot, which a widget gallery shows.
  case snapshot
  /// The placeholder, drawn redacted.
  case placeholder
  /// The entry of a control, as if it were on.
  case on
  /// As if it were off.
  case off

  var state: RenderRequest.State {
    switch self {
    case .timeline: .timeline
    case .snapshot: .snapshot
    case .placeholder: .placeholder
    case .on: .on
    case .off: .off
    }
  }
}

/// Where a system shows a widget, and what it changes there. `Docs/Looks.md` describes the looks.
public enum SnapshotLook: String, CaseIterable, Hashable, Sendable {
  /// The Home Screen in the widget's own colours, or the Lock Screen.
  case standard
  /// A Home Screen whose icons and widgets have one colour.
  case tinted
  /// A Home Screen with clear glass.
  case clear
  /// In full colour without the background.
  case withoutBackground
  /// An iPhone that charges in landscape orientation.
  case standBy
  /// The same in the dark.
  case standByNight
  /// The widgets on a car's display.
  case carPlay
  /// A dimmed display.
  case alwaysOn
  /// Far away from the user in visionOS.
  case simplified
  /// Set into a wall in visionOS.
  case recessed
  /// At the top of a round watch face, with the label around it.
  case bezel

  var look: WidgetLook { WidgetLook(rawValue: rawValue) ?? .standard }
}

/// A form in which a picture is compared.
public enum WidgetSnapshotForm: CaseIterable, Hashable, Sendable {
  /// The pixels: `CELL.png`. The file includes the display list, so that a report can name what moved.
  case image
  /// The frames of all views: `CELL.layout.txt`.
  case layout
  /// The display list: `CELL.displaylist.txt`.
  case displayList
  /// The tappable areas and what they open: `CELL.links.txt`.
  case links
  /// The accessibility texts: `CELL.accessibility.txt`.
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
