package import Foundation
package import Graphics
package import Rendering
package import Scheduling

/// How often providers are asked, and how much is drawn ahead.
package struct RefreshOptions: Sendable {
  package var rules = ReloadRules()
  /// The most pictures that are drawn at a reload; 64 unless given.
  package var drawnAhead = 64
  /// The least seconds between two pictures of one entry, whose text counts time; 60 unless given.
  package var granularity: TimeInterval = 60
  /// Places that are worked on at once; one a processor unless given.
  package var jobs = ProcessInfo.processInfo.activeProcessorCount

  package init() {}

  /// What the list of what is due was made with: with other rules other dates are due.
  func lookedAt(with recipe: String) -> String {
    let budget = rules.dailyBudget.map { "\($0)" } ?? "-"
    return "\(recipe) \(rules.minimumInterval) \(rules.requestInterval) \(budget)"
  }
}

/// One look at every place: asks where that is due, puts in place what the date asks for.
package struct RefreshPass: Sendable {
  package let output: OutputFolder
  package let widgets: [PlacedWidget]
  package let requests: ReloadRequests
  package let options: RefreshOptions

  package init(output: OutputFolder, widgets: [PlacedWidget], requests: ReloadRequests, options: RefreshOptions) {
    (self.output, self.widgets, self.requests, self.options) = (output, widgets, requests, options)
  }

  /// What a pass did.
  package struct Report: Sendable {
    /// Of the places that were looked at, in the order of the widgets.
    package var outcomes: [PlaceOutcome] = []
    /// When the next pass has something to do; nil for never, unless a program asks. What could not be kept has no date.
    package var next: Date?
    /// What was mended of what all places share.
    package var diagnostics: [Diagnostic] = []
    /// Why the list of what is due could not be kept, which costs the next pass a look at everything.
    package var listError: StoreError?

    /// The first reason why something could not be kept.
    package var storeError: StoreError? { outcomes.lazy.compactMap(\.storeError).first ?? listError }
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
    if let list = output.dueList() {
      let loud = loudWidgets(list, requests.tokens(), at: clock())
      if loud.isEmpty { return Report(next: next(list)) }
    }
    let onWait: (() -> Void)? =
      switch turn {
      case .waits(let onWait): onWait
      case .leaves: nil
      }
    guard let lock = try output.lock(.pass, onWait: onWait) else { return nil }
    defer { lock.release() }
    let now = clock()
    var damaged = lock.isMended ? ["version"] : []
    if output.isDueListDamaged { damaged.append("due") }
    var list = output.dueList() ?? DueList(madeAt: now)
    let tokens = requests.tokens()
    let loud = loudWidgets(list, tokens, at: now)
    try output.forgetDueList()
    let outcomes = await refresh(loud, tokens, renderer(), clock)
    list.madeAt = clock()
    for (widget, outcome) in zip(loud, outcomes) { list.items[widget.name.path] = outcome.due }
    // Where nothing is in place yet, the list says nothing.
    let open = outcomes.filter { $0.due == nil && $0.storeError == nil }.compactMap(\.nextDate)
    var report = Report(outcomes: outcomes, next: (open + [next(list)].compactMap(\.self)).min())
    report.diagnostics = damaged.map { Diagnostic.damagedStore(".almanac/\($0)") }
    // What was put in place is, whatever becomes of the list.
    do throws(StoreError) { try output.keep(list) } catch { report.listError = error }
    output.sweep()
    return report
  }

  /// The widgets that need a look, and those whose picture in place is not the one that was put there.
  private func loudWidgets(_ list: DueList, _ tokens: ReloadTokens, at now: Date) -> [PlacedWidget] {
    widgets.filter { widget in
      let path = widget.name.path
      let recipe = options.lookedAt(with: widget.recipe)
      return !list.isQuiet(path, recipe: recipe, request: tokens[widget.name.kind], at: now)
        || output.place(at: path).shownFrame() != list.items[path]?.frame
        || !output.place(at: path).isReadable(format: widget.format.rawValue)
    }
  }

  private func next(_ list: DueList) -> Date? {
    widgets.compactMap { list.items[$0.name.path]?.date }.min()
  }

  private func refresh(
    _ widgets: [PlacedWidget], _ tokens: ReloadTokens, _ renderer: WidgetRenderer,
    _ clock: @escaping @Sendable () -> Date
  ) async -> [PlaceOutcome] {
    var outcomes: [Int: PlaceOutcome] = [:]
    await withTaskGroup(of: (Int, PlaceOutcome).self) { group in
      func begin(_ index: Int) {
        let widget = widgets[index]
        let work = PlaceRefresh(
          widget: widget, folder: output.place(widget.name), renderer: renderer, options: options,
          request: tokens[widget.name.kind], clock: clock)
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
