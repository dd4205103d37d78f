import Ambient
import Diagnostics
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Timelines
import ToolReports
import Widgets

/// A widget at the moment of a tap: the picture that is shown, and the timeline that follows an intent.
struct TappedWidget {
  let kind: WidgetKind
  let request: RenderRequest
  /// The entry that is shown.
  let picture: RenderedFrame
  /// When it is tapped.
  let date: Date
  private let renderer: WidgetRenderer
  private let course: TimelineCourse

  /// - Parameter shown: The date of the picture; nil for the one at which the provider is asked.
  init(
    _ kind: WidgetKind, _ request: RenderRequest, shownAt shown: Date?, _ renderer: WidgetRenderer
  ) async throws(RenderError) {
    let date = shown ?? renderer.world.now
    course = try await renderer.course(of: kind, request, until: date)
    picture = try await renderer.picture(at: date, in: course, of: kind, request, as: .png)
    (self.kind, self.request, self.renderer) = (kind, request, renderer)
    // An entry that was asked for by its position is shown from its date on.
    self.date = request.entry == nil ? date : max(date, picture.entryDate)
  }

  /// The picture that is shown while the intent of a control runs.
  func picture(whileRunning control: TappedControl, as format: OutputFormat) async throws(RenderError) -> RenderedFrame
  {
    try await renderer.picture(at: date, in: course, of: kind, request.whileRunning(control), as: format)
  }

  /// What an intent has asked for.
  struct Performed {
    let outcome: TapOutcome
    /// The kinds of widgets for which it has requested new timelines, and this one.
    let reloads: [String]
    let reloadsAll: Bool
    let activities: TappedActivities
    /// The widget as the intent has left it: a Live Activity with its new state.
    let kind: WidgetKind
    /// The states of a Live Activity as JSON, as they are given.
    var states: Data?
    let diagnostics: [Diagnostic]
  }

  /// Performs an intent. As after each intent on a device, the widget gets a new timeline, in outputs too.
  func perform(_ intent: TapIntent) async throws -> Performed {
    let (asked, log) = (AskedReloads(), DiagnosticLog())
    // For code of the intent that runs outside of its task.
    AmbientValues.updateProcess { $0.askedReloads = asked }
    defer { AmbientValues.updateProcess { $0.askedReloads = nil } }
    let renderer = renderer.at(date)
    let activities = TappedActivities(showing: picture.entry)
    let outcome = try await renderer.reporting(to: log) { () async throws(RenderError) in
      try await withAmbientValues({ $0.askedReloads = asked }) { () async throws(RenderError) in
        let outcome = try await activities.bind { () async throws(RenderError) in try await renderer.perform(intent) }
        if kind.preview == nil { WidgetCenter.shared.reloadTimelines(ofKind: kind.kind) }
        return outcome
      }
    }
    let activity = activities.tapped
    var performed = Performed(
      outcome: outcome, reloads: asked.kinds, reloadsAll: asked.isAll, activities: activities,
      kind: activity.map { kind.following($0, at: request.entry, on: date) } ?? kind, diagnostics: log.diagnostics)
    if let activity { performed.states = try await states(of: activity, performed.kind) }
    return performed
  }

  private func states(of activity: any TappedActivity, _ kind: WidgetKind) async throws -> Data {
    let timeline = try await renderer.at(date).timeline(of: kind, next)
    do {
      return try activity.statesJSON(of: timeline.entries.compactMap(\.value), at: date) + Data("\n".utf8)
    } catch {
      throw ToolError.unwritableActivity(error)
    }
  }

  /// The picture of a Live Activity that the intent has started; nil if it cannot be drawn.
  func picture(of started: StartedActivity, as format: OutputFormat) async throws(RenderError) -> RenderedFrame? {
    try await started.picture(renderer, as: format, on: date)
  }

  /// The request for the pictures of the timeline that follows.
  var next: RenderRequest {
    var next = request
    (next.entry, next.state) = (nil, .timeline)
    return next
  }

  /// The picture of the entry that is current after the intent, and of the others.
  ///
  /// - Parameter isWhole: Whether to draw all entries.
  func following(
    _ performed: Performed, as format: OutputFormat, all isWhole: Bool
  ) async throws(RenderError) -> (current: RenderedFrame, all: [RenderedFrame]) {
    let (renderer, kind) = (renderer.at(date), performed.kind)
    guard isWhole else {
      let picture = try await renderer.currentPicture(of: kind, next, as: format)
      return (picture, [picture])
    }
    let pictures = try await renderer.allPictures(
      of: kind, next, as: format, jobs: ProcessInfo.processInfo.activeProcessorCount)
    guard let current = pictures.last(where: { $0.entryDate <= date }) ?? pictures.first else {
      throw .emptyTimeline(kind: kind.kind)
    }
    return (current, pictures)
  }
}
