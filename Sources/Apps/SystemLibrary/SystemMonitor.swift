public import Foundation

/// Reads the machine's state, and stores readings for the chart.
public struct SystemMonitor: Sendable {
  /// The app group of the system widget.
  public static let group = "group.almanac.system"

  private let container: URL?
  private let files: MachineFiles
  private let clock: @Sendable () -> Date

  /// - Parameters:
  ///   - container: The group's container, for the history; nil for none.
  ///   - files: The kernel's files (default: this machine's).
  ///   - clock: The date of a reading. A widget may be drawn for another date, which must not be stored.
  public init(
    container: URL?, files: MachineFiles = .ofThisMachine, clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.container, self.files, self.clock) = (container, files, clock)
  }

  /// `history.json` in the container.
  var historyFile: URL? { container?.appending(path: "history.json") }

  /// The current state of the machine, and its history.
  public func report() -> SystemReport {
    let reading = SystemReading(files)
    guard let historyFile else { return SystemReport(reading: reading) }
    var history = SystemHistory.read(historyFile)
    if !reading.isEmpty, history.add(reading, at: clock()) { history.write(to: historyFile) }
    return SystemReport(reading: reading, history: history)
  }

  /// The state for the date of a picture: a reading if that is about now, otherwise a sample. Pictures of other dates
  /// are for comparison, and are the same on every machine.
  public func report(for date: Date) -> SystemReport {
    abs(date.timeIntervalSince(clock())) < Self.reach ? report() : .sample(at: date)
  }

  /// The maximum distance between the dates of a picture and a reading, in seconds.
  private static let reach: TimeInterval = 600

  /// Replaces the history, for example by a sample.
  public func keep(_ history: SystemHistory) {
    if let historyFile { history.write(to: historyFile) }
  }
}

/// The state of a machine, and its history.
public struct SystemReport: Hashable, Sendable {
  /// The last reading.
  public var reading: SystemReading
  /// The readings before it.
  public var history: SystemHistory

  public init(reading: SystemReading = SystemReading(), history: SystemHistory = SystemHistory()) {
    (self.reading, self.history) = (reading, history)
  }
}
