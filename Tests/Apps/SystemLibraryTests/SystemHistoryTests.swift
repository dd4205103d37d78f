import Diagnostics
import Foundation
import Graphics
import Testing

@testable import SystemLibrary

@Suite struct SystemHistoryTests {
  private static let now = Date(timeIntervalSince1970: 1_795_420_800)
  private let container = FileManager.default.temporaryDirectory.appending(path: "system-\(UUID().uuidString)")

  private func history(_ folder: MachineFolder, at seconds: Double) -> [SystemHistory.Sample] {
    SystemMonitor(container: container, files: folder.files, clock: { Self.now + seconds }).report().history.samples
  }

  @Test func `readings are stored at most once a minute`() throws {
    let folder = try MachineFolder.laptop()
    #expect(history(folder, at: 0).map(\.load) == [1.24])
    try folder.put(["proc/loadavg": "2.5 1 1 1/1 1"])
    #expect(history(folder, at: 30).map(\.load) == [1.24])
    let samples = history(folder, at: 300)
    #expect(samples.map(\.load) == [1.24, 2.5])
    #expect(samples.map(\.memory) == [0.625, 0.625])
    #expect(samples.map(\.date) == [Self.now, Self.now + 300])
  }

  @Test func `readings older than a day, or in the future, are removed`() throws {
    let folder = try MachineFolder.laptop()
    _ = history(folder, at: 0)
    _ = history(folder, at: 50_000)
    #expect(history(folder, at: 90_000).map(\.date) == [Self.now + 50_000, Self.now + 90_000])
    #expect(history(folder, at: 60_000).map(\.date) == [Self.now + 50_000, Self.now + 60_000])
  }

  @Test(arguments: ["", "x", "{}", #"{"version":2,"samples":[]}"#, "[[1,2,3]]"])
  func `a damaged history is reported and replaced`(text: String) throws {
    let folder = try MachineFolder.laptop()
    try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: container.appending(path: "history.json"))
    let log = DiagnosticLog()
    let samples = log.collecting { history(folder, at: 0) }
    #expect(samples.count == 1)
    #expect(log.diagnostics.map(\.id) == ["system.history-unreadable"])
  }

  @Test func `a history that cannot be saved is reported, and the reading is shown`() throws {
    let folder = try MachineFolder.laptop()
    try Data().write(to: container)
    let log = DiagnosticLog()
    let samples = log.collecting { history(folder, at: 0) }
    #expect(samples.count == 1)
    #expect(log.diagnostics.map(\.id) == ["system.history-unwritable"])
  }

  @Test func `the number of samples is limited`() throws {
    let folder = try MachineFolder.laptop()
    let monitor = SystemMonitor(container: container, files: folder.files, clock: { Self.now })
    monitor.keep(SystemHistory((1...2000).map { .init(date: Self.now - Double($0) * 40 - 60, load: 1, memory: 0.5) }))
    #expect(monitor.report().history.samples.count == SystemHistory.most)
  }

  @Test func `a picture of another date shows the sample, and stores nothing`() throws {
    let monitor = SystemMonitor(container: container, files: try MachineFolder.laptop().files, clock: { Self.now })
    for seconds in [-3600.0, 700, 86_400] {
      #expect(monitor.report(for: Self.now + seconds) == .sample(at: Self.now + seconds))
    }
    #expect(!FileManager.default.fileExists(atPath: container.appending(path: "history.json").path))
    #expect(monitor.report(for: Self.now + 60).history.samples.count == 1)
  }

  @Test func `an empty reading is not stored`() {
    #expect(history(MachineFolder(), at: 0).isEmpty)
    #expect(!FileManager.default.fileExists(atPath: container.path))
  }

  @Test func `the sample has a day of readings, the last one now`() {
    let report = SystemReport.sample(at: Self.now)
    #expect(report.history.samples.first?.date == Self.now - 86_400)
    #expect(report.history.samples.last?.load == report.reading.load?.one)
    #expect(report.history.samples.allSatisfy { $0.load.map { $0 > 0 && $0 < 4 } == true })
  }
}
