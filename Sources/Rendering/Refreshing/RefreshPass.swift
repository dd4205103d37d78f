package import Diagnostics
package import Foundation
import Graphics
package import Rendering
package import Scheduling
package import SharedFolders
import Timelines

/// How often timelines are reloaded, and how much is drawn ahead.
package struct RefreshOptions: Sendable {
  package var rules = ReloadRules()
  /// The maximum number of frames that a reload draws (default: 64).
  package var drawnAhead = 64
  /// The minimum number of seconds between two frames of one entry whose text counts time (default: 60).
  package var granularity: TimeInterval = 60
  /// Whether a daemon draws text that changes more often, at most once per second (default: true).
  package var drawsSeconds = true
  /// The number of concurrent jobs (default: the number of processors).
  package var jobs = ProcessInfo.processInfo.activeProcessorCount

  package init() {}

  /// The recipe in the due list: other rules have other due dates.
  func lookedAt(with recipe: String) -> String { "\(recipe) \(rulesText)" }

  /// The rules as text in the due list.
  var rulesText: String {
    let budget = rules.dailyBudget.map { "\($0)" } ?? "-"
    return "\(rules.minimumInterval) \(rules.requestInterval) \(budget)"
  }
}

/// One pass over all slots: reloads timelines that are due and shows the frames for the current date.
package struct RefreshPass: Sendable {
  package let output: OutputFolder
  package let widgets: [RequestedWidget]
  /// The pictures that show slots together: the wallpaper, and the screens of panels.
  package let screens: [ScreenPlan]
  package let requests: ReloadRequests
  package var options: RefreshOptions
  /// Slots that show one of several widgets, all of which are in ``widgets`` (default: none).
  package var stacks: [StackSlot] = []
  /// The absolute path of the configuration file; `nil` for the command line (default).
  package var configuration: String?
  /// Where outputs are registered (default: nowhere).
  package var knownOutputs: OutputRegistry?
  /// The state of a daemon (default: none).
  package var live: LiveTimelines?
  /// The frames that a daemon shows at their dates before it examines anything (default: none).
  package var nextFrames: NextFrames?

  package init(
    output: OutputFolder, widgets: [RequestedWidget], screens: [ScreenPlan] = [], requests: ReloadRequests,
    options: RefreshOptions
  ) {
    (self.output, self.widgets, self.screens) = (output, widgets, screens)
    (self.requests, self.options) = (requests, options)
  }

  /// The result of a pass.
  package struct Report: Sendable {
    /// The examined slots, in the order of the widgets, followed by those of stacks.
    package var outcomes: [SlotOutcome] = []
    /// Diagnostics of the output as a whole, such as repairs.
    package var diagnostics: [Diagnostic] = []
    /// The results of the screens; empty if nothing was examined.
    package var screens: [ScreenOutcome] = []
    /// When the next pass has something to do; `nil` for never, except on request. Slots that could not be stored
    /// have no date.
    package var next: Date?
    /// Why the due list could not be stored, in which case the next pass examines everything.
    package var listError: StoreError?

    /// The first error in storing something.
    package var storeError: StoreError? {
      outcomes.lazy.compactMap(\.storeError).first ?? screens.lazy.compactMap(\.storeError).first ?? listError
    }
  }

  /// What to do if another pass is running.
  package enum Turn: Sendable {
    /// Waits until other passes have ended.
    case waits(onWait: @Sendable () -> Void)
    /// Returns without a pass.
    case leaves
  }

  /// Runs the pass.
  ///
  /// - Parameters:
  ///   - renderer: Called when something is to be drawn or reloaded.
  ///   - clock: The wall clock.
  /// - Returns: `nil` for ``Turn/leaves`` if another pass is running.
  /// - Throws: ``StoreError`` if the output cannot be used at all.
  package func run(
    _ turn: Turn, with renderer: () -> WidgetRenderer, clock: @escaping @Sendable () -> Date
  ) async throws(StoreError) -> Report? {
    let (now, list) = (clock(), output.dueList())
    let tokens = requests.tokens(at: now)
    if let list, isIdle(list, tokens, at: now) { return Report(next: next(list, tokens)) }
    let onWait: (() -> Void)? =
      switch turn {
      case .waits(let onWait): onWait
      case .leaves: nil
      }
    guard let lock = try output.lock(.pass, onWait: onWait) else { return nil }
    defer { lock.release() }
    return try await look(holding: lock, with: renderer, clock)
  }

  func isIdle(_ list: DueList, _ tokens: ReloadTokens, at now: Date) -> Bool {
    dueWidgets(list, tokens, at: now).isEmpty && dueStacks(list, at: now).isEmpty
      && isKnown(to: list, at: now) && screens.allSatisfy { $0.isIdle(list, in: output, at: now) }
  }

  private func look(
    holding lock: OutputLock, with renderer: () -> WidgetRenderer, _ clock: @escaping @Sendable () -> Date
  ) async throws(StoreError) -> Report {
    let now = clock()
    for widget in widgets {
      for path in widget.formerPaths { output.rename(path, to: widget.name.path) }
    }
    var damaged = lock.isRepaired ? ["version"] : []
    if output.isDueListDamaged { damaged.append("due") }
    var list = output.dueList() ?? DueList(madeAt: now)
    let tokens = requests.tokens(at: now)
    let due = dueWidgets(list, tokens, at: now)
    let isKnown = isKnown(to: list, at: now)
    try output.removeDueList()
    var report = Report()
    if !isKnown {
      do throws(StoreError) { try makeKnown(to: &list, &report) } catch { report.listError = error }
    }
    let switched = nextFrames?.show(of: due, in: output, at: now) ?? []
    var outcomes = due.isEmpty ? [] : await refresh(due, tokens, after: switched, renderer(), clock)
    for (widget, outcome) in zip(due, outcomes) { list.items[widget.name.path] = outcome.due }
    outcomes += refreshStacks(after: outcomes, &list, clock)
    // The slots that they show are up to date, and no other process changes them now.
    report.screens = screens.map { ScreenRefresh(plan: $0, output: output, clock: clock).run(renderer) }
    for screen in report.screens { list.items[screen.path] = screen.due }
    list.madeAt = clock()
    // Slots without a picture are not in the list.
    let open = outcomes.filter { $0.due == nil && $0.storeError == nil }.compactMap(\.nextDate)
    report.outcomes = outcomes
    report.next = (open + [next(list, tokens)].compactMap(\.self) + report.screens.compactMap(\.retry)).min()
    report.diagnostics += damaged.map { Diagnostic.damagedStore(".almanac/\($0)") }
    // Pictures that were shown stay, even if the list cannot be stored.
    do throws(StoreError) { try output.store(list) } catch { report.listError = report.listError ?? error }
    output.removeTemporaryFiles()
    return report
  }

  /// The widgets that are due, and those whose slot does not show the recorded picture.
  private func dueWidgets(_ list: DueList, _ tokens: ReloadTokens, at now: Date) -> [RequestedWidget] {
    let rules = options.rulesText
    let quiet = widgets.map { widget in
      list.idleItem(
        widget.name.path, recipe: "\(widget.recipe) \(rules)", request: tokens[widget.name.kind], at: now)
    }
    let inPlace = output.inPlace(
      zip(widgets, quiet).compactMap { widget, item in item.map { (widget.name.path, $0) } }, at: now, knownTo: live)
    var answers = inPlace.makeIterator()
    return zip(widgets, quiet).filter { $0.1 == nil || answers.next() == false }.map(\.0)
  }

  /// The next date in the list or of a deferred request, whichever comes first.
  ///
  /// - Parameter tokens: The requests that the pass examined: later ones are still to be served.
  func next(_ list: DueList, _ tokens: ReloadTokens) -> Date? {
    let dates = (widgets.map(\.name) + stacks.map(\.place)).compactMap { list.items[$0.path]?.date }
    return (dates + Set(widgets.map(\.name.kind)).compactMap(tokens.pendingUntil)).min()
  }

  private func refresh(
    _ widgets: [RequestedWidget], _ tokens: ReloadTokens, after switched: Set<String>, _ renderer: WidgetRenderer,
    _ clock: @escaping @Sendable () -> Date
  ) async -> [SlotOutcome] {
    await widgets.concurrentMap(jobs: options.jobs) { widget in
      let folder = output.place(widget.name)
      return await SlotRefresh(
        widget: widget, store: folder, renderer: renderer, options: options,
        request: tokens[widget.name.kind], isSwitched: switched.contains(widget.name.path), live: live,
        onShow: { [nextFrames] in nextFrames?.note($0, in: folder, after: $1) }, clock: clock
      ).run()
    }
  }
}
