package import Diagnostics
package import Foundation
import Graphics
package import Rendering
package import Scheduling

/// How often providers are asked, and how much is drawn ahead.
package struct RefreshOptions: Sendable {
  package var rules = ReloadRules()
  /// The most pictures that are drawn at a reload; 64 unless given.
  package var drawnAhead = 64
  /// The least seconds between two pictures of one entry, whose text counts time; 60 unless given.
  package var granularity: TimeInterval = 60
  /// Whether a daemon draws what changes more often than that, at most once a second; true unless given.
  package var drawsSeconds = true
  /// Places that are worked on at once; one a processor unless given.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount

  package init() {}

  /// What the list of what is due was made with: with other rules other dates are due.
  func lookedAt(with recipe: String) -> String { "\(recipe) \(rulesText)" }

  /// The rules as they stand in that list.
  var rulesText: String {
    let budget = rules.dailyBudget.map { "\($0)" } ?? "-"
    return "\(rules.minimumInterval) \(rules.requestInterval) \(budget)"
  }
}

/// One look at every place: asks where that is due, puts in place what the date asks for.
package struct RefreshPass: Sendable {
  package let output: OutputFolder
  package let widgets: [RequestedWidget]
  /// What shows pictures of places together; nil for nothing.
  package let wallpaper: WallpaperPlan?
  package let requests: ReloadRequests
  package var options: RefreshOptions
  /// Places that show one of several widgets, all of which are among ``widgets``; none unless given.
  package var stacks: [StackSlot] = []
  /// The configuration file that asks for them, by its whole path; nil, unless given, for the command line.
  package var configuration: String?
  /// Where it is told which outputs there are; nowhere unless given.
  package var knownOutputs: KnownOutputs?
  /// What a daemon remembers from one pass to the next; nil unless given.
  package var live: LiveTimelines?
  /// What a daemon puts in place at its date before it looks at anything; nil unless given.
  package var nextFrames: NextFrames?

  package init(
    output: OutputFolder, widgets: [RequestedWidget], wallpaper: WallpaperPlan? = nil, requests: ReloadRequests,
    options: RefreshOptions
  ) {
    (self.output, self.widgets, self.wallpaper) = (output, widgets, wallpaper)
    (self.requests, self.options) = (requests, options)
  }

  /// What a pass did.
  package struct Report: Sendable {
    /// Of the places that were looked at, in the order of the widgets; those of stacks come after them.
    package var outcomes: [SlotOutcome] = []
    /// What is to be said of the output as a whole, such as what was mended of it.
    package var diagnostics: [Diagnostic] = []
    /// Of the wallpaper; nil where there is none, or nothing was looked at.
    package var wallpaper: WallpaperOutcome?
    /// When the next pass has something to do; nil for never, unless a program asks. What could not be kept has no date.
    package var next: Date?
    /// Why what all places share could not be kept, which costs the next pass a look at everything.
    package var listError: StoreError?

    /// Why something could not be kept, of several the first.
    package var storeError: StoreError? {
      outcomes.lazy.compactMap(\.storeError).first ?? wallpaper?.storeError ?? listError
    }
  }

  /// Who else has the output.
  package enum Turn: Sendable {
    /// Waits until other passes have ended.
    case waits(onWait: @Sendable () -> Void)
    /// Lets the others work.
    case leaves
  }

  /// Looks at every place.
  ///
  /// - Parameters:
  ///   - renderer: Made when something is to be drawn or asked.
  ///   - clock: The wall clock.
  /// - Returns: Nil where another pass is at work, for ``Turn/leaves``.
  /// - Throws: ``StoreError`` when the output cannot be used at all.
  package func run(
    _ turn: Turn, with renderer: () -> WidgetRenderer, clock: @escaping @Sendable () -> Date
  ) async throws(StoreError) -> Report? {
    let (now, list) = (clock(), output.dueList())
    let tokens = requests.tokens(at: now)
    if let list, isQuiet(list, tokens, at: now) { return Report(next: next(list, tokens)) }
    let onWait: (() -> Void)? =
      switch turn {
      case .waits(let onWait): onWait
      case .leaves: nil
      }
    guard let lock = try output.lock(.pass, onWait: onWait) else { return nil }
    defer { lock.release() }
    return try await look(holding: lock, with: renderer, clock)
  }

  /// Whether there is nothing to do.
  func isQuiet(_ list: DueList, _ tokens: ReloadTokens, at now: Date) -> Bool {
    loudWidgets(list, tokens, at: now).isEmpty && loudStacks(list, at: now).isEmpty
      && isKnown(to: list, at: now) && wallpaper?.isQuiet(list, in: output, at: now) ?? true
  }

  private func look(
    holding lock: OutputLock, with renderer: () -> WidgetRenderer, _ clock: @escaping @Sendable () -> Date
  ) async throws(StoreError) -> Report {
    let now = clock()
    for widget in widgets {
      for path in widget.formerPaths { output.rename(path, to: widget.name.path) }
    }
    var damaged = lock.isMended ? ["version"] : []
    if output.isDueListDamaged { damaged.append("due") }
    var list = output.dueList() ?? DueList(madeAt: now)
    let tokens = requests.tokens(at: now)
    let loud = loudWidgets(list, tokens, at: now)
    let isKnown = isKnown(to: list, at: now)
    try output.forgetDueList()
    var report = Report()
    if !isKnown {
      do throws(StoreError) { try makeKnown(to: &list, &report) } catch { report.listError = error }
    }
    let switched = nextFrames?.show(of: loud, in: output, at: now) ?? []
    var outcomes = loud.isEmpty ? [] : await refresh(loud, tokens, after: switched, renderer(), clock)
    for (widget, outcome) in zip(loud, outcomes) { list.items[widget.name.path] = outcome.due }
    outcomes += refreshStacks(after: outcomes, &list, clock)
    // What it shows is in place by now, and nobody else changes it.
    report.wallpaper = wallpaper.map { WallpaperRefresh(plan: $0, output: output, clock: clock).run(renderer) }
    if let picture = report.wallpaper { list.items[WallpaperPlan.path] = picture.due }
    list.madeAt = clock()
    // Where nothing is in place yet, the list says nothing.
    let open = outcomes.filter { $0.due == nil && $0.storeError == nil }.compactMap(\.nextDate)
    report.outcomes = outcomes
    report.next = (open + [next(list, tokens), report.wallpaper?.retry].compactMap(\.self)).min()
    report.diagnostics += damaged.map { Diagnostic.damagedStore(".almanac/\($0)") }
    // What was put in place is, whatever becomes of the list.
    do throws(StoreError) { try output.keep(list) } catch { report.listError = report.listError ?? error }
    output.sweep()
    return report
  }

  /// The widgets that need a look, and those whose picture in place is not the one that was put there.
  private func loudWidgets(_ list: DueList, _ tokens: ReloadTokens, at now: Date) -> [RequestedWidget] {
    let rules = options.rulesText
    let quiet = widgets.map { widget in
      list.quietItem(
        widget.name.path, recipe: "\(widget.recipe) \(rules)", request: tokens[widget.name.kind], at: now)
    }
    let inPlace = output.inPlace(
      zip(widgets, quiet).compactMap { widget, item in item.map { (widget.name.path, $0) } }, at: now, knownTo: live)
    var answers = inPlace.makeIterator()
    return zip(widgets, quiet).filter { $0.1 == nil || answers.next() == false }.map(\.0)
  }

  /// When the list has something to do, or a request that was put off begins to count, whichever comes first.
  ///
  /// - Parameter tokens: Those that the pass looked at: what began to count since is to be done.
  func next(_ list: DueList, _ tokens: ReloadTokens) -> Date? {
    let dates = (widgets.map(\.name) + stacks.map(\.place)).compactMap { list.items[$0.path]?.date }
    return (dates + Set(widgets.map(\.name.kind)).compactMap(tokens.waitsUntil)).min()
  }

  private func refresh(
    _ widgets: [RequestedWidget], _ tokens: ReloadTokens, after switched: Set<String>, _ renderer: WidgetRenderer,
    _ clock: @escaping @Sendable () -> Date
  ) async -> [SlotOutcome] {
    var outcomes: [Int: SlotOutcome] = [:]
    await withTaskGroup(of: (Int, SlotOutcome).self) { group in
      func begin(_ index: Int) {
        let widget = widgets[index]
        let work = SlotRefresh(
          widget: widget, folder: output.place(widget.name), renderer: renderer, options: options,
          request: tokens[widget.name.kind], isSwitched: switched.contains(widget.name.path), live: live,
          nextFrames: nextFrames, clock: clock)
        group.addTask { (index, await work.run()) }
      }
      var waiting = widgets.indices.makeIterator()
      for _ in 0..<max(options.jobs, 1) {
        if let index = waiting.next() { begin(index) }
      }
      for await (index, outcome) in group {
        outcomes[index] = outcome
        if let index = waiting.next() { begin(index) }
      }
    }
    return widgets.indices.compactMap { outcomes[$0] }
  }
}
