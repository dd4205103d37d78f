import Foundation
import Graphics
import ImageCodecs
import JSONText
import Rendering
import Snapshots
import SystemIO
import Timelines
import ToolOptions
import ToolReports
import Views
import Widgets

/// A picture of a gallery to draw: a widget in one cell of the matrix.
struct PendingPicture: Sendable {
  let kind: WidgetKind
  /// The options that draw it.
  private(set) var drawing: DrawingOptions
  private(set) var request: RenderRequest
  /// The values of the axes with several values, except family and scheme.
  let values: [(name: String, value: String)]

  init(kind: WidgetKind, cell: SnapshotCell, of matrix: SnapshotMatrix, _ drawing: DrawingOptions) {
    self.kind = kind
    self.drawing = drawing.drawing(cell, of: matrix)
    // The command has neither these flags nor other widgets' settings.
    (self.drawing.strict, self.drawing.verbose) = (false, false)
    self.drawing.set = drawing.set.filter { setting in kind.settingNames.contains { setting.hasPrefix("\($0)=") } }
    request = self.drawing.request(cell.request)
    let axes = [
      ("device", matrix.devices.count, request.device.name), ("locale", matrix.locales.count, cell.locale.identifier),
      ("type-size", matrix.typeSizes.count, request.typeSize.rawValue),
      ("mode", matrix.modes?.count ?? 1, request.renderingMode.description),
      ("look", matrix.looks.count, request.look.rawValue),
      ("state", matrix.states.count, request.state.rawValue),
    ]
    values = axes.filter { $0.1 > 1 }.map { ($0.0, $0.2) }
  }

  /// The same with the provider's placeholder.
  var placeholder: PendingPicture {
    var picture = self
    picture.drawing.look.state = .placeholder
    picture.request.state = .placeholder
    return picture
  }

  /// The picture's shape and colours, for people: `systemSmall, dark`, `systemSmall, dark, ar`.
  var look: String { looks.joined(separator: ", ") }

  private var looks: [String] { [request.shapeName, request.scheme.rawValue] + values.map(\.value) }

  /// What the page filters by, besides the scheme.
  var properties: [(name: String, value: String)] {
    [("widget", kind.kind), ("family", request.shapeName)] + values
  }

  /// The same with the entry of a preview: `systemSmall, dark, entry 1`.
  var title: String { look + (request.entry.map { ", entry \($0)" } ?? "") }

  /// The picture's name in messages: `moon systemSmall, dark`.
  var place: String { "\(kind.kind) \(title)" }

  /// The file in the gallery's folder.
  ///
  /// - Parameter date: The date of a later entry.
  func file(at date: Date?) -> String {
    let entry = request.entryName ?? date?.fileName
    let words = looks + [entry].compactMap(\.self)
    return "\(kind.kind.fileName)/\(words.joined(separator: "-")).\((drawing.format ?? .png).fileExtension)"
  }

  /// The file of the change to the picture in `file`.
  static func file(ofChangeTo file: String, as format: AnimatedPicture.Format) -> String {
    "\(file.dropLast(".png".count)).change.\(format.rawValue)"
  }

  /// The command that draws the picture.
  func command(at now: Date, shownAt date: Date) -> String {
    var words = [ToolName.invoked, "render"]
    if kind.preview == nil {
      words += [kind.kind, "--family", request.family.name]
    } else {
      words += ["--preview", kind.kind] + (request.entry.map { ["--entry", "\($0)"] } ?? [])
    }
    words += drawing.words + ["--at", now.timestamp] + (date == now ? [] : ["--shown-at", date.timestamp])
    words += ["-o", "picture.\((drawing.format ?? .png).fileExtension)"]
    return words.map(\.shellWord).joined(separator: " ")
  }
}

extension String {
  /// The text as a file name: slashes and a leading full stop are replaced.
  fileprivate var fileName: String {
    let name = replacing("/", with: "-")
    return name.hasPrefix(".") || name.isEmpty ? "_\(name)" : name
  }
}
