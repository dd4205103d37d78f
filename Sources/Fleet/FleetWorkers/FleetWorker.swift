package import DrawingSessions
package import FleetStore
package import Foundation
import PostgresClient
import Synchronization
package import SystemIO

/// Keeps widgets of a fleet up to date: claims what is due, lets tools draw it, commits it, and shows frames at their
/// dates. Any number of workers share a fleet.
package final class FleetWorker: Sendable {
  package struct Options: Sendable {
    /// As psql takes it; empty for the `PG…` variables.
    package var address = ""
    package var program: String
    package var threads = ProcessInfo.processInfo.activeProcessorCount
    package var rules = FleetRules()
    package var limits = TaskProcess.Limits()
    /// Where widgets' data are kept.
    package var cache: URL
    /// Restricts programs that are not ours; nil to run them with all rights of the worker.
    package var sandbox: ToolSandbox? = ToolSandbox()
    /// Ends when nothing is due, instead of waiting (default: false).
    package var endsWhenIdle = false

    /// The data that programs that are not ours read, in a folder for each owner.
    var ownersFolder: URL { cache.appending(path: "owners", directoryHint: .isDirectory) }

    package init(program: String, cache: URL) { (self.program, self.cache) = (program, cache) }
  }

  let tools: FleetTools
  private let options: Options
  private let onMessage: @Sendable (String) -> Void
  /// What is wrong with the sandbox.
  let problem: String?
  private let wake: PipeChannel
  private let isStopping = Atomic(false)

  /// - Parameter onMessage: Receives what the operator should know.
  package init(
    _ tools: FleetTools, _ options: Options, onMessage: @escaping @Sendable (String) -> Void
  ) throws(ChildProcess.Failure) {
    problem = Self.problem(of: tools, options)
    self.tools = problem == nil || options.sandbox == nil ? tools : tools.own
    (self.options, self.onMessage) = (options, onMessage)
    wake = try PipeChannel(for: "worker")
    for descriptor in [wake.reading, wake.writing] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  deinit { for descriptor in [wake.reading, wake.writing] { close(descriptor) } }

  /// Programs that are not ours are left to workers that can restrict them.
  private static func problem(of tools: FleetTools, _ options: Options) -> String? {
    let names = tools.foreignNames
    guard !names.isEmpty else { return nil }
    let list = names.joined(separator: ", ")
    guard let sandbox = options.sandbox else { return "not in a sandbox: \(list)" }
    return sandbox.problem.map { "not used: \(list): \($0); --no-sandbox runs them with all rights of the worker" }
  }

  /// Lets the worker end after it has committed what it draws. Safe in a signal handler.
  package func stop() {
    isStopping.store(true, ordering: .sequentiallyConsistent)
    wakeUp()
  }

  private func wakeUp() {
    var byte: UInt8 = 1
    // A full pipe wakes, too.
    _ = write(wake.writing, &byte, 1)
  }

  /// Works until ``stop()``.
  ///
  /// - Throws: ``PostgresError`` if the database refuses the worker; ``FleetError``.
  package func run() throws {
    let folder = options.cache.appending(path: "worker-\(UUID())", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if let problem { onMessage(problem) }
    let threads = DrawingThreads(options.threads) { [tools, options] in
      ToolPool(tools, options, folder: folder)
    } onResult: { [self] in
      wakeUp()
    }
    var shift = FleetShift(tools, options, threads, problem: problem, onMessage: onMessage)
    defer {
      _ = threads.stop()
      threads.waitForEnd()
      try? FileManager.default.removeItem(at: folder)
    }
    var (backoff, isConnected) = (PostgresBackoff(), true)
    while true {
      do throws(PostgresError) {
        let connection = try PostgresConnection(options.address, program: "almanac worker", limit: Self.limit)
        guard try FleetSchema.version(of: connection) > 0 else {
          throw PostgresError(.server(sqlState: "3F000"), FleetError.noSchema.description)
        }
        try shift.begin(FleetDatabase(connection))
        while try !shift.turn(isStopping: isStopping.load(ordering: .sequentiallyConsistent)) {
          if !isConnected { onMessage("connected to PostgreSQL again") }
          // Only now: a replica accepts connections, too.
          (isConnected, backoff) = (true, PostgresBackoff())
          let wait = shift.wait
          if wait > .zero { _ = try connection.wait(wait, wake: wake.reading) }
          drain()
        }
        return
      } catch {
        guard error.isTransient else { throw error }
        if isConnected {
          onMessage("\(error.explanation); what is drawn meanwhile is kept, and the worker connects again")
        }
        isConnected = false
        shift.interrupt()
        if isStopping.load(ordering: .sequentiallyConsistent) {
          // With --once, the worker cannot tell whether anything is due. On a full disk, other workers cannot commit either.
          if options.endsWhenIdle || error.kind == .diskFull { throw error }
          if shift.hasClaims { onMessage("others draw what this worker has claimed, when its lease ends") }
          return
        }
        pause(backoff.fail())
      }
    }
  }

  private static let limit = Duration.seconds(20)

  private func drain() {
    withUnsafeTemporaryAllocation(byteCount: 512, alignment: 1) { buffer in
      while read(wake.reading, buffer.baseAddress, buffer.count) > 0 {}
    }
  }

  /// Waits, unless the worker is to end.
  private func pause(_ time: Duration) {
    let end = ContinuousClock.now + time
    while !isStopping.load(ordering: .sequentiallyConsistent) {
      let left = ContinuousClock.now.duration(to: end) / .milliseconds(1)
      guard left > 0 else { return }
      var polled = pollfd(fd: wake.reading, events: Int16(POLLIN), revents: 0)
      poll(&polled, 1, Int32(left.rounded(.up)))
      drain()
    }
  }
}
