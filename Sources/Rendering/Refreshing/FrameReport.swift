import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Scheduling
import Timelines
import Views
import Widgets

/// What is said of a picture in place: `current.json`.
struct FrameReport: Codable {
  /// When the provider is asked next, as it was planned when the picture was drawn.
  struct Reload: Codable {
    /// Nil for never, unless a program asks for it.
    let date: Date?
    let reason: ReloadReason
  }

  /// The stack that shows the picture, by its name; nil in the widget's own place.
  var stack: String?
  let kind: String
  let family: String
  /// What sets the place apart from others of the kind and family.
  let options: [String]
  let device: String
  let scheme: String
  let scale: Double
  let pixelWidth: Int
  let pixelHeight: Int
  /// `timeline`, or `placeholder` where the provider has not answered yet.
  let state: String
  /// When the picture is put in place.
  let date: Date
  /// The date of the entry that it shows.
  let entryDate: Date
  /// When it was drawn.
  let renderedAt: Date
  /// When another picture takes its place; nil for never.
  var nextDate: Date?
  let reload: Reload
  /// Of the picture's bytes; the file in `pictures/` of one drawn ahead is named by it.
  let hash: String
  let links: [LinkReport]
  let intents: [InteractionReport]
  let accessibilityText: String
  let diagnostics: [Diagnostic]

  init(
    _ frame: DrawnFrame, of widget: RequestedWidget, hash: String, renderedAt: Date, nextDate: Date?, plan: ReloadPlan
  ) {
    let list = frame.lowered.displayList
    let size = list.scale.pixels(list.size)
    (kind, family, options) = (widget.name.kind, widget.name.family.name, widget.name.options)
    (device, scheme) = (widget.request.device.name, widget.request.colorScheme.rawValue)
    scale = Double(list.scale.pixelsPerPoint)
    (pixelWidth, pixelHeight) = (size.width, size.height)
    state = frame.state.rawValue
    (date, entryDate) = (frame.date, frame.entryDate)
    (self.renderedAt, self.nextDate, self.hash) = (renderedAt, nextDate, hash)
    reload = Reload(date: plan.date, reason: plan.reason)
    links = frame.lowered.links.map(LinkReport.init)
    intents = frame.lowered.interactions.map(InteractionReport.init)
    accessibilityText = frame.lowered.accessibilityText
    diagnostics = frame.diagnostics
  }
}
