public import Foundation

/// Reads how the machine is, and keeps what it read for the chart.
public struct SystemMonitor: Sendable {
  /// The app group of the system's widget.
  public static let group = "group.almanac.system"

  private let container: URL?
  private let files: MachineFiles
  private let clock: @Sendable () -> Date

  /// - Parameters:
  ///   - container: The group's container, for the history; nil for none.
  ///   - files: Those of this machine unless given.
  ///   - clock: Says when a reading is made. A widget may be drawn for another date, which is no reason to keep a false one.
  public init(
    container: URL?, files: MachineFiles = .ofThisMachine, clock: @escaping @Sendable () -> Date = { Date() }
  ) {
    (self.container, self.files, self.clock) = (container, files, clock)
  }

  /// Where the history is: `history.json` in the container.
  var historyFile: URL? { container?.appending(path: "history.json") }

  /// How the machine is now, and how it was.
  public func report() -> SystemReport {
    let reading = SystemReading(files)
    guard let historyFile else { return SystemReport(reading: reading) }
    var history = SystemHistory.read(historyFile)
    if !reading.isEmpty, history.add(reading, at: clock()) { history.write(to: historyFile) }
    return SystemReport(reading: reading, history: history)
  }

  /// How the machine is at `date`, which is that of a picture: read where it is about now, otherwise the sample. A picture
  /// for another date is made to be compared, and is the same on every machine.
  public func report(for date: Date) -> SystemReport {
    abs(date.timeIntervalSince(clock())) < Self.reach ? report() : .sample(at: date)
  }

  /// How far the date of a picture may be from a reading, in seconds.
  private static let reach: TimeInterval = 600

  /// Keeps a history in place of what is there, such as a sample's.
  public func keep(_ history: SystemHistory) {
    if let historyFile { history.write(to: historyFile) }
  }
}

/// How a machine is, and how it was.
public struct SystemReport: Hashable, Sendable {
  /// The last reading.
  public var reading: SystemReading
  /// Those before it.
  public var history: SystemHistory

  /// Creates a report.
  public init(reading: SystemReading = SystemReading(), history: SystemHistory = SystemHistory()) {
    (self.reading, self.history) = (reading, history)
  }
}
