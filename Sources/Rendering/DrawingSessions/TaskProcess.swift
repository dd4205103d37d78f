internal import CSandbox
package import Foundation
package import SystemIO

/// A process that does one task at a time for the thread that has it: it is sent a line, and answers with a line.
package final class TaskProcess {
  /// What a process may use.
  package struct Limits: Hashable, Sendable {
    /// The largest heap in bytes (default: 1 GiB).
    package var heap = 1 << 30
    /// The largest file that it writes, in bytes (default: 64 MiB).
    package var file = 64 << 20
    /// The number of open files (default: 256).
    package var files = 256
    /// What its own folder may hold, in bytes (default: 256 MiB).
    package var storage = 256 << 20
    /// The number of files and folders in its own folder (default: 20,000).
    package var storedFiles = 20_000
    /// The number of threads of a process with a folder of its own (default: 512).
    package var threads = 512
    /// How much memory it may keep between tasks before another process takes its place, in bytes (default: 384 MiB).
    package var kept = 384 << 20
    /// The number of tasks before another process takes its place (default: 10,000).
    package var tasks = 10_000
    /// How long a task may take, in seconds (default: 40).
    package var seconds: TimeInterval = 40

    package init() {}
  }

  /// A task that got no answer. The process has ended.
  package struct Failure: Error, Hashable, Sendable {
    package let message: String

    package init(_ message: String) { self.message = message }
  }

  private static let answerLimit = 256 << 20
  private static let lineLimit = 100
  /// How often the own folder and the threads are counted during a task.
  private static let measuring = Duration.milliseconds(500)

  private let process: ChildProcess
  /// For other threads.
  package let killer: Killer
  private let limits: Limits
  private let storage: String?
  private var nextMeasurement = ContinuousClock.now
  private let input: Int32
  private let output: Int32
  /// -1 after its end.
  private var errors: Int32
  private var taskCount = 0
  private var hasEnded = false
  /// Whether it says nothing more.
  private var isAtEnd = false
  /// What has arrived after the last answer.
  private var rest = Data()
  private var errorText = Data()
  private var lines: [String] = []

  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: The complete environment.
  ///   - directory: The working directory.
  ///   - storage: The only folder that it can write to, which is measured (default: none).
  ///   - further: A descriptor that it gets as well (default: none).
  /// - Throws: ``Failure`` if it cannot be started.
  package init(
    _ command: [String], environment: [String: String], directory: String, limits: Limits, storage: String? = nil,
    further: Int32? = nil
  ) throws(Failure) {
    (self.limits, self.storage) = (limits, storage)
    let limiter = "/usr/bin/prlimit"
    let limited =
      access(limiter, X_OK) == 0
      ? [
        limiter, "--data=\(limits.heap)", "--fsize=\(limits.file)", "--nofile=\(limits.files)", "--core=0", "--",
      ] + command : command
    do {
      let pipes = (
        try PipeChannel(for: command[0]), try PipeChannel(for: command[0]), try PipeChannel(for: command[0])
      )
      defer { for end in [pipes.0.reading, pipes.1.writing, pipes.2.writing] { close(end) } }
      (input, output, errors) = (pipes.0.writing, pipes.1.reading, pipes.2.reading)
      process = try ChildProcess(
        limited[0], Array(limited.dropFirst()), environment: environment.merging(ProcessEnd.environment) { $1 },
        directory: directory, leadsGroup: true,
        streams: .init(
          input: pipes.0.reading, output: pipes.1.writing, errors: pipes.2.writing, further: further))
    } catch {
      throw Failure("\(error)")
    }
    killer = Killer(process.identifier)
    for descriptor in [input, output, errors] { _ = fcntl(descriptor, F_SETFL, O_NONBLOCK) }
  }

  deinit { end() }

  /// Whether another process should take its place.
  package var isSpent: Bool { hasEnded || isAtEnd || taskCount >= limits.tasks || residentBytes > limits.kept }

  private var residentBytes: Int {
    guard let text = try? String(contentsOfFile: "/proc/\(process.identifier)/statm", encoding: .utf8),
      let pages = text.split(separator: " ").dropFirst().first.flatMap({ Int($0) })
    else { return 0 }
    return pages * Int(getpagesize())
  }

  /// Sends a task, and waits for its answer.
  ///
  /// - Parameter task: Without a line break.
  /// - Throws: ``Failure``. The process has been ended.
  package func answer(to task: Data) throws(Failure) -> Data {
    guard !hasEnded else { throw Failure("the drawing process has ended") }
    taskCount += 1
    let deadline = ContinuousClock.now + .seconds(limits.seconds)
    var unsent = task + Data("\n".utf8)
    lines = []
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let answer = Data(rest[..<end])
        rest = Data(rest[(end + 1)...])
        try checkUse()
        return answer
      }
      if storage != nil, ContinuousClock.now >= nextMeasurement { try checkUse() }
      if rest.count > Self.answerLimit { throw ended("the answer has more than \(Self.answerLimit >> 20) MiB") }
      let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard left > 0 else { throw ended("the widget did not answer within \(Int(limits.seconds)) seconds") }
      var polled = [
        pollfd(fd: output, events: Int16(POLLIN), revents: 0), pollfd(fd: errors, events: Int16(POLLIN), revents: 0),
        pollfd(fd: unsent.isEmpty ? -1 : input, events: Int16(POLLOUT), revents: 0),
      ]
      let pause = storage == nil ? 60_000 : Self.measuring / .milliseconds(1)
      guard poll(&polled, nfds_t(polled.count), Int32(min(left.rounded(.up), pause))) >= 0 || errno == EINTR else {
        throw ended("the drawing process cannot be read: \(SystemError.last)")
      }
      if polled[2].revents != 0 { send(&unsent) }
      if polled[1].revents != 0 { listen() }
      if polled[0].revents != 0, !read(output, into: &rest) {
        isAtEnd = true
        // Its last words may be an answer.
        if !rest.contains(UInt8(ascii: "\n")) { throw ended(nil) }
      }
    }
  }

  /// Whether it has stored little: not more than this, in not more than 100 files.
  package func stores(atMost bytes: Int) -> Bool {
    guard let storage else { return true }
    return csandbox_is_within(storage, process.identifier, csandbox_use(bytes: Int64(bytes), entries: 100))
  }

  private func checkUse() throws(Failure) {
    guard let storage else { return }
    let allowed = csandbox_use(bytes: Int64(limits.storage), entries: Int64(limits.storedFiles))
    guard csandbox_is_within(storage, process.identifier, allowed) else {
      throw ended("the widget's files exceed the limits (\(limits.storage >> 20) MiB, \(limits.storedFiles) files)")
    }
    // The limit of the system counts all processes of the user. A folder has a link for each one in it, and two more.
    var status = stat()
    guard stat("/proc/\(process.identifier)/task", &status) != 0 || Int(status.st_nlink) - 2 <= limits.threads else {
      throw ended("the widget has more than \(limits.threads) threads")
    }
    nextMeasurement = ContinuousClock.now + Self.measuring
  }

  private func send(_ data: inout Data) {
    let count = data.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    // The end of a process is noticed at its output.
    if count > 0 { data = Data(data.dropFirst(count)) } else if errno != EAGAIN && errno != EINTR { data = Data() }
  }

  /// Returns false at the end.
  private func read(_ descriptor: Int32, into data: inout Data) -> Bool {
    withUnsafeTemporaryAllocation(byteCount: 65_536, alignment: 1) { buffer in
      while true {
        let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        if count > 0 {
          data.append(contentsOf: buffer[..<count])
          if data.count > Self.answerLimit { return true }
        } else {
          return count < 0 && (errno == EAGAIN || errno == EINTR)
        }
      }
    }
  }

  private func listen() {
    if !read(errors, into: &errorText) {
      close(errors)
      errors = -1
    }
    while let end = errorText.firstIndex(of: UInt8(ascii: "\n")) {
      let line = String(decoding: errorText[..<end], as: UTF8.self)
      errorText = Data(errorText[(end + 1)...])
      if !ProcessEnd.isAddress(line), lines.count < Self.lineLimit { lines.append(line) }
    }
    // A line without an end.
    if errorText.count > 1 << 20 { errorText = Data() }
  }

  /// Ends the process.
  ///
  /// - Parameter message: Why; nil if it has ended by itself.
  private func ended(_ message: String?) -> Failure {
    // What it printed last is in the pipe.
    if message == nil, errors >= 0 { listen() }
    let exit = end()
    return Failure(message ?? ProcessEnd.reason(for: exit ?? .exit(0), after: lines))
  }

  /// Ends the process and those that it started.
  @discardableResult
  package func end() -> ChildProcess.Exit? {
    guard !hasEnded else { return nil }
    hasEnded = true
    // One that has ended keeps its exit code.
    killer.killForTheLastTime()
    for descriptor in [input, output, errors] where descriptor >= 0 { close(descriptor) }
    return process.wait()
  }
}
