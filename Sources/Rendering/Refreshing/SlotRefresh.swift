package import Diagnostics
package import Foundation
import Graphics
import Rendering
package import Scheduling
package import SharedFolders
import Timelines
import Widgets

/// The result of a pass for one slot.
package struct SlotOutcome: Sendable {
  package let name: OutputSlot
  /// The picture's file in the output.
  package let picture: String
  /// The widget that a stack shows; `nil` for a widget's own slot, and if no widget has a picture.
  package var member: OutputSlot?
  /// The date of the current entry, if any.
  package var entryDate: Date?
  /// Whether the picture was replaced.
  package var isReplaced = false
  /// Why the timeline was reloaded; `nil` if it was not.
  package var reload: ReloadReason?
  /// Why a due reload failed. The last timeline stays.
  package var failure: String?
  /// Why nothing could be stored.
  package var storeError: StoreError?
  /// When the picture changes next; `nil` for never.
  package var nextChange: Date?
  package var plan: ReloadPlan?
  package var diagnostics: [Diagnostic] = []
  /// The slot's item in the due list; `nil` if the next pass must examine the slot.
  package var due: DueList.Item?

  package init(_ name: OutputSlot, format: String) {
    self.name = name
    picture = "\(name.path)/current.\(format)"
  }

  /// The next date on which the slot must be examined; `nil` for never.
  package var nextDate: Date? { [nextChange, plan?.date].compactMap(\.self).min() }
}

/// Updates one slot: reloads the timeline if that is due, draws ahead, and shows the current frame.
struct SlotRefresh {
  let widget: RequestedWidget
  let store: any SlotStore
  let renderer: WidgetRenderer
  let options: RefreshOptions
  /// The pending reload request for this widget or for all.
  let request: String
  /// Whether the pass has already shown another frame.
  let isSwitched: Bool
  /// The state of a daemon; `nil` for a pass that ends with its process.
  let live: LiveTimelines?
  /// Called with the timeline whose frame is shown.
  var onShow: (@Sendable (TimelineRecord, Date) -> Void)?
  let clock: @Sendable () -> Date

  func run() async -> SlotOutcome {
    var outcome = SlotOutcome(widget.name, format: widget.format.fileExtension)
    outcome.isReplaced = isSwitched
    do throws(StoreError) {
      try await run(&outcome)
    } catch {
      outcome.storeError = error
      outcome.due = nil
    }
    return outcome
  }

  private func run(_ outcome: inout SlotOutcome) async throws(StoreError) {
    var record = store.record()
    var situation = ReloadSituation(shown: record?.shown, history: store.history(), request: request)
    situation.isDamaged = store.isDamaged(record, at: clock())
    situation.isChanged = record.map { $0.recipe != widget.recipe || $0.place != widget.name } ?? false
    if situation.isDamaged { outcome.diagnostics.append(.damagedStore(nil)) }
    var failure: StoreError?
    do throws(StoreError) {
      try repairHistory(&situation, &outcome)
      if let longer = try await drawnOn(record, situation, &outcome) {
        record = longer
        situation.shown = longer.shown
      }
      let plan = situation.plan(at: clock(), rules: options.rules)
      if plan.isDue(at: clock()) {
        outcome.reload = plan.reason
        try await reload(&situation, &record, &outcome)
      }
    } catch {
      failure = error
      // Frames drawn ahead need no provider.
      record = store.record()
      if store.isDamaged(record, at: clock()) { record = nil }
    }
    if record == nil, outcome.failure == nil { outcome.failure = situation.history.lastFailure?.message }
    try show(record, &outcome)
    if let failure { throw failure }
    let next = situation.plan(at: clock(), rules: options.rules)
    outcome.plan = next
    let date = outcome.nextDate
    outcome.due?.date = date
  }

  /// Reports once if the process was killed during a reload, or the disk lost files, and records that.
  private func repairHistory(
    _ situation: inout ReloadSituation, _ outcome: inout SlotOutcome
  ) throws(StoreError) {
    let isDamaged = store.isHistoryDamaged
    guard isDamaged || situation.history.isUnfinished else { return }
    outcome.diagnostics.append(
      isDamaged
        ? .damagedStore("state.json")
        : Diagnostic(
          id: "store.unfinished",
          message: "the program was killed during the last reload; the last picture stayed, and it reloads again"))
    situation.history.endUnfinished()
    try store.store(situation.history, outlivesPowerCuts: false)
  }

  /// Reloads and stores the timeline, or stores the failure.
  private func reload(
    _ situation: inout ReloadSituation, _ record: inout TimelineRecord?, _ outcome: inout SlotOutcome
  ) async throws(StoreError) {
    let begun = clock()
    let before = situation.history
    situation.history.begin(at: begun, request: request, rules: options.rules)
    try store.store(situation.history, outlivesPowerCuts: false)
    do {
      record = try await reload(begun, situation, replacing: record, &outcome)
      situation.history.succeed()
    } catch {
      if let error = error.store {
        store.restore(to: before)
        throw error
      }
      situation.history.fail(error.message, at: clock())
      outcome.failure = error.message
      if record == nil || situation.isDamaged {
        record = try await placeholder(begun, situation, error, &outcome)
      }
    }
    try store.store(situation.history, outlivesPowerCuts: true)
    situation.shown = record?.shown
    (situation.isDamaged, situation.isChanged) = (false, false)
  }

  /// A failed reload.
  private struct NoTimeline: Error {
    let message: String
    var store: StoreError?
    var isOfProvider = false
  }

  private func reload(
    _ begun: Date, _ situation: ReloadSituation, replacing last: TimelineRecord?, _ outcome: inout SlotOutcome
  ) async throws(NoTimeline) -> TimelineRecord {
    let kind = try await configured()
    let renderer = renderer.at(begun)
    let log = DiagnosticLog()
    do {
      let timeline = try await renderer.reporting(to: log) { () async throws(RenderError) in
        try await renderer.timeline(of: kind, widget.request)
      }
      if case .after(let date) = timeline.policy.kind, date <= begun {
        log.report(
          Diagnostic(
            id: "timeline.reload-date-past",
            message:
              "the reload policy's date has already passed; the timeline is reloaded after the minimum interval",
            subject: widget.name.kind))
      }
      outcome.diagnostics += log.diagnostics
      let answer = LoadedTimeline(timeline: timeline, kind: kind, request: widget.request, askedAt: begun)
      var next = situation
      next.history.succeed()
      return try await keep(answer, at: begun, next, replacing: last, &outcome)
    } catch let error as RenderError {
      outcome.diagnostics += log.diagnostics
      throw NoTimeline(message: error.description, isOfProvider: error.isOfProvider)
    } catch let error as StoreError {
      throw NoTimeline(message: error.description, store: error)
    } catch {
      throw NoTimeline(message: "\(error)")
    }
  }

  private func configured() async throws(NoTimeline) -> WidgetKind {
    do {
      return try await widget.configured()
    } catch {
      throw NoTimeline(message: "\(error)")
    }
  }

  /// Shows the provider's placeholder if there is nothing else to show, as a device does.
  private func placeholder(
    _ begun: Date, _ situation: ReloadSituation, _ cause: NoTimeline, _ outcome: inout SlotOutcome
  ) async throws(StoreError) -> TimelineRecord? {
    guard cause.isOfProvider else { return nil }
    var request = widget.request
    request.state = .placeholder
    do {
      let kind = try await widget.configured()
      let answer = try await renderer.at(begun).timeline(of: kind, request)
      let timeline = Timeline(entries: answer.entries, policy: .atEnd)
      return try await keep(
        LoadedTimeline(timeline: timeline, kind: kind, request: request, askedAt: begun), at: begun, situation,
        replacing: nil, &outcome)
    } catch let error as StoreError {
      throw error
    } catch {
      return nil
    }
  }

  /// Shows the current frame.
  private func show(_ record: TimelineRecord?, _ outcome: inout SlotOutcome) throws(StoreError) {
    let now = clock()
    guard let record, let frame = record.frame(at: now) else { return }
    let isBrief = store.currentFrame() != frame.name
    if SecondsFrame.standing(store.currentFrame(), in: widget.name.path, at: now, knownTo: live) != frame.name
      || !store.isReadable(format: record.format, byteCount: isBrief ? nil : frame.byteCount)
    {
      try store.makeCurrent(frame.name, format: record.format)
      outcome.isReplaced = true
    }
    if outcome.isReplaced { store.synchronize() }
    onShow?(record, now)
    // After the last drawn frame, a daemon that remembers the timeline draws more.
    let end = live?.answer(behind: record) == nil ? nil : record.drawnUntil
    (outcome.entryDate, outcome.nextChange) = (frame.entryDate, record.nextChange(after: now) ?? end)
    outcome.due = DueList.Item(
      recipe: options.lookedAt(with: widget.recipe), frame: frame.name, format: record.format,
      byteCount: frame.byteCount, request: request, date: nil)
  }
}

extension Diagnostic {
  /// The diagnostic of a damaged store.
  ///
  /// - Parameter file: The damaged file; `nil` for the timeline and its pictures.
  static func damagedStore(_ file: String?) -> Diagnostic {
    Diagnostic(id: "store.damaged", message: "the stored data are damaged; they are created again", subject: file)
  }
}
