import FleetStore
import Foundation
import PostgresClient
import Scheduling
import SystemIO

/// What a worker does between two waits. It keeps what is drawn over a lost connection.
struct FleetShift {
  private let tools: FleetTools
  private let options: FleetWorker.Options
  private let threads: DrawingThreads
  private let cache: FolderCache
  /// What is wrong with the worker itself.
  private let ownProblem: String?
  private let onMessage: @Sendable (String) -> Void

  private var database: FleetDatabase?
  private var worker: Int64?
  /// What is being drawn, and what is drawn and not committed.
  private var claims: [Int64: FleetClaim] = [:]
  private var results: [DrawingThreads.Result] = []
  private var work = FleetWork()
  private var problem: String?
  /// Since the database had no space.
  private var fullDisk: FullDisk?
  private var isStopped = false
  private var next = Dates()

  /// The time until the next turn has something to do.
  private(set) var wait = Duration.zero

  /// When what is done now and then is done next.
  private struct Dates {
    var report = ContinuousClock.now
    var renewal = ContinuousClock.now
    var tidying = ContinuousClock.now
    /// The search for what is long overdue.
    var search = ContinuousClock.now
    var showing = ContinuousClock.now
  }

  /// What needs space waits. Planned frames, leases and the status go on, as far as they need none.
  private struct FullDisk {
    let reason: String
    /// When space is needed again.
    var retry: ContinuousClock.Instant
    var backoff: PostgresBackoff
    /// Whether there was none in this turn.
    var isFound = true
  }

  /// The frames that are shown in one statement.
  private static let showLimit = 500
  /// The time between two looks at frames.
  private static let showPause = Duration.milliseconds(50)
  /// How far back dates are usually looked for, in seconds. The rows of finished work are passed over there.
  private static let usualPast: TimeInterval = 90
  private static let wholePast: TimeInterval = 366 * 86_400
  /// The time between two turns while the database has no space.
  private static let fullDiskPause = Duration.milliseconds(250)
  /// The longest wait: notifications may be lost.
  private static let poll = Duration.seconds(5)

  init(
    _ tools: FleetTools, _ options: FleetWorker.Options, _ threads: DrawingThreads, problem: String?,
    onMessage: @escaping @Sendable (String) -> Void
  ) {
    (self.tools, self.options, self.threads, self.onMessage) = (tools, options, threads, onMessage)
    ownProblem = problem
    cache = FolderCache(options.cache.appending(path: "data", directoryHint: .isDirectory))
  }

  /// Begins to work with a new connection.
  mutating func begin(_ database: FleetDatabase) throws(PostgresError) {
    self.database = database
    try database.listenForDue()
    if worker == nil { worker = try join(database) }
    next = Dates()
  }

  private func join(_ database: FleetDatabase) throws(PostgresError) -> Int64 {
    do {
      return try database.join(
        host: ProcessInfo.processInfo.hostName, program: options.program, tools: tools.versions)
    } catch let error as PostgresError {
      throw error
    } catch {
      throw PostgresError(.invalidValue, "\(error)")
    }
  }

  /// Whether something is being drawn, or not committed.
  var hasClaims: Bool { !claims.isEmpty }

  /// The connection is lost.
  mutating func interrupt() { database = nil }

  /// Does what is due.
  ///
  /// - Returns: Whether the worker has ended.
  mutating func turn(isStopping: Bool) throws(PostgresError) -> Bool {
    guard let database, let worker else { return false }
    if isStopping && !isStopped {
      isStopped = true
      let rest = threads.stop().map(\.claim)
      for claim in rest { claims[claim.widget] = nil }
      try database.giveBack(rest)
    }
    results += threads.takeResults()
    let now = ContinuousClock.now
    fullDisk?.isFound = false
    let needsNoSpace = fullDisk.map { now < $0.retry } ?? false
    do throws(PostgresError) {
      // First: what is drawn is not to be drawn by others, however long it waits for space.
      try renew(database, worker, now)
      if !needsNoSpace { try commit(to: database) }
    } catch {
      try hold(error, now)
    }
    let searches = now >= next.search || options.endsWhenIdle
    let shows = now >= next.showing
    var (isBusy, supply) = (false, Supply.exhausted)
    if !isStopped {
      let past = searches ? Self.wholePast : Self.usualPast
      do throws(PostgresError) {
        if shows {
          let shown = try show(in: database, past: past)
          isBusy = shown.shown + shown.skipped >= Int64(Self.showLimit)
          next.showing = isBusy ? now : now + Self.showPause
        }
        supply = fullDisk == nil ? try claim(from: database, for: worker, past: past) : .full
      } catch {
        try hold(error, now)
        supply = .full
      }
      // Searches for overdue work go on until nothing is left, or no space.
      if searches && shows && !isBusy && (supply == .exhausted || fullDisk != nil) { next.search = now + Self.poll }
    }
    do throws(PostgresError) {
      try doNowAndThen(database, worker, now, needsNoSpace: needsNoSpace)
    } catch {
      try hold(error, now)
    }
    if !needsNoSpace, fullDisk?.isFound == false { endHold() }
    if isStopped && claims.isEmpty {
      try report(database, worker)
      try database.leave(self.worker ?? worker)
      return true
    }
    if options.endsWhenIdle && shows && !isBusy && claims.isEmpty && supply == .exhausted {
      try report(database, worker)
      try database.leave(self.worker ?? worker)
      return true
    }
    wait =
      switch supply {
      case _ where isBusy: .zero
      case .more: .zero
      case .full where fullDisk != nil: Self.fullDiskPause
      // Results wake.
      case .full: Self.showPause
      case .exhausted: try nextWait(database)
      }
    return false
  }

  /// Goes on without what needs space, if the error is that there is none.
  private mutating func hold(_ error: PostgresError, _ now: ContinuousClock.Instant) throws(PostgresError) {
    guard error.kind == .diskFull, !isStopped else { throw error }
    let isNew = fullDisk == nil
    var backoff = fullDisk?.backoff ?? PostgresBackoff()
    let retry = fullDisk.flatMap { now < $0.retry ? $0.retry : nil } ?? now + backoff.fail()
    fullDisk = FullDisk(reason: error.explanation, retry: retry, backoff: backoff)
    guard isNew else { return }
    onMessage("\(error.explanation); what is drawn is kept until there is space")
    next.report = now
  }

  private mutating func endHold() {
    fullDisk = nil
    onMessage("the database has space again")
    next.report = .now
  }

  private func nextWait(_ database: FleetDatabase) throws(PostgresError) -> Duration {
    let due = try database.wait(with: tools.names).map { Duration.seconds($0) } ?? Self.poll
    let dates = [next.report, next.renewal, next.search].map { ContinuousClock.now.duration(to: $0) }
    return max((dates + [due, Self.poll]).min() ?? .zero, .milliseconds(5))
  }

  private mutating func show(in database: FleetDatabase, past: TimeInterval) throws(PostgresError) -> FleetWork {
    do throws(PostgresError) {
      let shown = try database.show(Self.showLimit, past: past)
      work += shown
      return shown
    } catch {
      // Others are in the way: the next turn shows them.
      guard error.kind == .conflict || error.kind == .locked else { throw error }
      return FleetWork()
    }
  }

  /// Whether there is more to claim.
  private enum Supply {
    /// The threads have enough to do.
    case full
    case more
    case exhausted
  }

  private mutating func claim(
    from database: FleetDatabase, for worker: Int64, past: TimeInterval
  ) throws(PostgresError) -> Supply {
    let free = threads.capacity - claims.count
    // Some at a time: each claim is a statement.
    guard free > 0, free * 4 >= threads.capacity else { return .full }
    let start = ContinuousClock.now
    var jobs: [DrawingThreads.Job] = []
    // Also if the connection is lost meanwhile: their leases are renewed.
    defer { threads.add(jobs) }
    let claimed = try database.claim(free, for: worker, with: tools.names, options.rules, past: past)
    for claim in claimed {
      if claim.tool == FleetDatabase.stackTool {
        try database.refreshStack(claim, at: claim.now)
        continue
      }
      do throws(ToolFailure) {
        jobs.append(.init(claim: claim, groups: try folder(of: claim, database), start: start))
        claims[claim.widget] = claim
      } catch {
        try fail(claim, error, database)
      }
    }
    // The newest and the fair half may be the same widgets.
    return claimed.count * 2 >= free ? .more : .exhausted
  }

  private func folder(of claim: FleetClaim, _ database: FleetDatabase) throws(ToolFailure) -> String? {
    guard let hash = claim.folder else { return nil }
    let cache = tools.tools[claim.tool]?.isOwn == false ? FolderCache(of: claim.owner, in: options.ownersFolder) : cache
    if let path = cache.path(of: hash) { return path }
    do {
      return try cache.store(try database.files(of: hash), as: hash)
    } catch {
      throw ToolFailure("the widget's data cannot be read: \(error)")
    }
  }

  private mutating func commit(to database: FleetDatabase) throws(PostgresError) {
    guard !results.isEmpty else { return }
    let commits = results.compactMap { result in (try? result.answer.get()).map { FleetCommit(result.claim, $0) } }
      .sorted { $0.claim.widget < $1.claim.widget }
    do throws(PostgresError) {
      for (commit, result) in zip(commits, try database.commit(commits)) { count(result, commit) }
    } catch {
      if error.isTransient && error.kind != .conflict && error.kind != .locked { throw error }
      // One of them cannot be stored: the others are.
      for commit in commits { try commitAlone(commit, to: database) }
    }
    for result in results {
      if case .failure(let failure) = result.answer { try fail(result.claim, failure, database) }
      claims[result.claim.widget] = nil
    }
    results = []
  }

  private mutating func commitAlone(_ commit: FleetCommit, to database: FleetDatabase) throws(PostgresError) {
    do throws(PostgresError) {
      if let result = try database.commit([commit]).first { count(result, commit) }
    } catch {
      if error.isTransient { throw error }
      try fail(commit.claim, ToolFailure("the picture cannot be stored: \(error)"), database)
    }
  }

  private mutating func count(_ result: FleetResult, _ commit: FleetCommit) {
    guard result.isCommitted else { return }
    if commit.answer.failure != nil { work.failed += 1 }
    guard commit.answer.record != nil else { return }
    work.reloaded += 1
    work.drawn += Int64(commit.answer.frames.count)
    if result.isShown {
      work.shown += 1
      if let lateness = result.lateness { work.add(lateness: lateness) }
    }
  }

  private mutating func fail(
    _ claim: FleetClaim, _ failure: ToolFailure, _ database: FleetDatabase
  ) throws(PostgresError) {
    work.failed += 1
    var rules = options.rules
    // Another attempt would fail in the same way.
    if failure.isUsage { rules.attempts = 1 }
    try database.fail(claim, because: failure.message, rules)
  }

  private mutating func renew(
    _ database: FleetDatabase, _ worker: Int64, _ now: ContinuousClock.Instant
  ) throws(PostgresError) {
    guard now >= next.renewal else { return }
    try database.renew(Array(claims.values), of: worker, options.rules)
    next.renewal = now + .seconds(options.rules.lease / 3)
  }

  private mutating func doNowAndThen(
    _ database: FleetDatabase, _ worker: Int64, _ now: ContinuousClock.Instant, needsNoSpace: Bool
  ) throws(PostgresError) {
    if now >= next.report {
      try report(database, worker)
      next.report = now + Self.poll
    }
    if now >= next.tidying && !needsNoSpace {
      let found = try database.tidyUp()
      if let found, found != problem { onMessage(found) }
      (problem, next.tidying) = (found, now + .seconds(60))
    }
  }

  private mutating func report(_ database: FleetDatabase, _ worker: Int64) throws(PostgresError) {
    let problems = [ownProblem, problem, fullDisk?.reason].compactMap { $0 }
    // The counts of a minute need space, and the problem does not.
    let isKnown = try database.report(
      fullDisk == nil ? work : FleetWork(), of: worker,
      problem: problems.isEmpty ? nil : problems.joined(separator: "; "))
    if fullDisk == nil { work = FleetWork() }
    // The database was restored from a time before this worker, or has forgotten it.
    if !isKnown { self.worker = try join(database) }
  }
}
