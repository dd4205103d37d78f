import Foundation
import SwiftUI
import SystemLibrary
import Testing
import Timelines
import WidgetKit

@testable import BundledWidgets

/// Readings of fictional machines.
enum SystemBench {
  static let now = SchoolBench.date("2026-11-23 09:41")
  static let report = SystemReport.sample(at: now)

  /// Everything is full, and the machine is overloaded.
  static var full: SystemReport {
    var report = report
    report.reading.name = "a-machine-with-a-name-that-is-much-too-long.example.org"
    report.reading.load = SystemReading.Load(one: 123.45, five: 100, fifteen: 80)
    report.reading.memory = SystemReading.Usage(total: 1 << 40, used: 1 << 40)
    report.reading.disks = (0..<6).map {
      SystemReading.Disk(mountPoint: "/media/disk \($0)", usage: SystemReading.Usage(total: 1000, used: 990))
    }
    report.reading.temperature = 101
    report.reading.battery = SystemReading.Battery(level: 0.03, isCharging: false)
    report.reading.uptime = 1000 * 86_400
    return report
  }

  /// The first reading of a machine without battery, sensors and swap.
  static var fresh: SystemReport {
    var reading = report.reading
    (reading.battery, reading.temperature, reading.swap, reading.uptime) = (nil, nil, nil, 300)
    return SystemReport(
      reading: reading, history: SystemHistory([.init(date: now, load: reading.load?.one, memory: 0.5)]))
  }
}

@Suite struct SystemWidgetTests {
  private func context(isPreview: Bool = false) -> TimelineProviderContext {
    TimelineProviderContext(
      family: .systemSmall, isPreview: isPreview, displaySize: CGSize(width: 170, height: 170), date: SystemBench.now)
  }

  @Test func `a reading, and the next one after five minutes`() async {
    let provider = SystemProvider { _ in SystemBench.full }
    let timeline = await firstAnswer { provider.getTimeline(in: context(), completion: $0) }
    #expect(timeline.entries.map(\.report) == [SystemBench.full])
    #expect(timeline.policy == .after(SystemBench.now + 300))
  }

  @Test func `a gallery and a placeholder show the sample, without a reading`() async {
    let provider = SystemProvider { _ in
      Issue.record("the machine was read")
      return SystemReport()
    }
    let snapshot = await firstAnswer { provider.getSnapshot(in: context(isPreview: true), completion: $0) }
    #expect(snapshot.report == SystemBench.report)
    #expect(provider.placeholder(in: context()).report == SystemBench.report)
  }

  @Test func `the chart begins with the first reading, made a moment after the provider was called`() {
    let history = SystemHistory([.init(date: SystemBench.now + 0.04, load: 5.5, memory: 0.5)])
    let first = SystemEntry(date: SystemBench.now, report: SystemReport(history: history))
    #expect(first.loads(of: 3600) == [CGPoint(x: 1, y: 5.5)])
    let usual = SystemEntry(date: SystemBench.now, report: SystemBench.report).loads(of: 6 * 3600)
    #expect(usual.count == 73 && usual.first?.x == 0 && usual.last == CGPoint(x: 1, y: 1.24))
  }

  @Test func `the fullest disk is shown, and a full one has the warning colour`() {
    #expect(SystemBench.report.reading.summary.map(\.id) == ["load", "memory", "disk /home"])
    let full = SystemBench.full.reading.summary
    #expect(full.allSatisfy { $0.isFull && $0.ink(in: .light) == SystemMetric.Tone.warning.ink(in: .light) })
    #expect(!SystemBench.report.reading.metrics.contains { $0.isFull })
    #expect(SystemReading().summary.isEmpty)
  }
}
