import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Scheduling
import SharedFolders
import Timelines
import Views
import Widgets

/// The metadata of the current frame: `current.json`.
struct FrameReport: Codable {
  /// The next reload, as planned when the frame was drawn.
  struct Reload: Codable {
    /// `nil` for never, except on request.
    let date: Date?
    let reason: ReloadReason
  }

  /// The name of the stack that shows the frame; `nil` in the widget's own slot.
  var stack: String?
  let kind: String
  let family: String
  /// The options that distinguish the slot from others of the kind and family.
  let options: [String]
  let device: String
  let scheme: String
  let scale: Double
  let pixelWidth: Int
  let pixelHeight: Int
  /// `timeline`, or `placeholder` before the provider's first answer.
  let state: String
  /// When the frame is shown.
  let date: Date
  /// The date of the entry that it shows.
  let entryDate: Date
  let renderedAt: Date
  /// When the next frame replaces it; `nil` for never.
  var nextDate: Date?
  let reload: Reload
  /// The hash of the frame's bytes, which names the file in `pictures/` of a frame drawn ahead.
  let hash: String
  let links: [LinkReport]
  let intents: [InteractionReport]
  let accessibilityText: String
  let diagnostics: [Diagnostic]

  init(
    _ frame: DrawnFrame, of widget: RequestedWidget, hash: String, renderedAt: Date, nextDate: Date?, plan: ReloadPlan
  ) {
    let list = frame.lowered.displayList
    let size = list.fileSize
    (kind, family, options) = (widget.name.kind, widget.name.family.name, widget.name.options)
    (device, scheme) = (widget.request.device.name, widget.request.scheme.rawValue)
    scale = Double(list.scale.pixelsPerPoint)
    (pixelWidth, pixelHeight) = (size.width, size.height)
    state = frame.state.rawValue
    (date, entryDate) = (frame.date, frame.entryDate)
    (self.renderedAt, self.nextDate, self.hash) = (renderedAt, nextDate, hash)
    reload = Reload(date: plan.date, reason: plan.reason)
    links = frame.lowered.linkReports
    intents = frame.lowered.interactionReports
    accessibilityText = frame.lowered.accessibilityText
    diagnostics = frame.diagnostics
  }
}
