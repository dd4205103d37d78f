import Diagnostics
import Foundation
import Graphics
import Rendering
import SharedFolders
import ToolOptions
import ToolReports
import Widgets

/// A Live Activity that an intent has started, with its first picture.
struct StartedActivity {
  let activity: any TappedActivity
  /// The kind and the request of the picture; nil if there is nothing to draw it with.
  let drawn: (kind: WidgetKind, request: RenderRequest)?

  /// - Parameter kind: The Live Activity of this kind in the bundle.
  init(_ activity: any TappedActivity, like request: RenderRequest, on date: Date, _ kind: WidgetKind?) {
    self.activity = activity
    var request = request
    (request.entry, request.state, request.canvas, request.runningControl) = (nil, .timeline, .family, nil)
    drawn = kind?.starting(activity, on: date).flatMap { kind in
      guard let family = kind.families(on: request.device).first else { return nil }
      request.family = family
      return (kind, request)
    }
  }

  /// Says that it is not drawn.
  var finding: Diagnostic? {
    guard drawn == nil else { return nil }
    return Diagnostic(
      id: "activity.not-drawn",
      message: "the intent starts a Live Activity that the widgets or the device have no view for", subject: kind)
  }

  private var kind: String { activity.outcome.kind }

  /// The picture of its first state.
  func picture(
    _ renderer: WidgetRenderer, as format: OutputFormat, on date: Date
  ) async throws(RenderError) -> RenderedFrame? {
    guard let drawn else { return nil }
    return try await renderer.at(max(date, activity.outcome.startDate ?? date))
      .currentPicture(of: drawn.kind, drawn.request, as: format)
  }

  /// Writes the picture, the attributes and the state into a folder.
  ///
  /// - Returns: The name of the picture's file.
  func write(_ picture: RenderedFrame?, as format: OutputFormat, inside folder: String) throws -> String {
    let name = activity.outcome.id.asFileName
    try OutputFile.write(activity.attributesJSON() + Data("\n".utf8), to: "\(name).attributes.json", inside: folder)
    try OutputFile.write(activity.stateJSON() + Data("\n".utf8), to: "\(name).content-state.json", inside: folder)
    let file = "\(name).\(format.fileExtension)"
    if let picture { try OutputFile.write(picture.data, to: file, inside: folder) }
    return file
  }
}
