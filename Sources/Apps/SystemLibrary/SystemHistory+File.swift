import Diagnostics
import Foundation
import JSONText
internal import SystemIO

/// The file: seconds since 1970, load and memory of each sample.
private struct StoredHistory: Codable {
  var version = 1
  var samples: [[Double?]]
}

extension SystemHistory {
  /// The maximum size in bytes of a file that is read.
  private static let largestSize = 1 << 20

  /// Reads a history; empty if the file is missing, or damaged, which is reported.
  static func read(_ file: URL) -> SystemHistory {
    let data: Data?
    do throws(RegularFile.Failure) {
      data = try RegularFile.contents(of: file.path, limit: Self.largestSize)
    } catch .system {
      return SystemHistory()
    } catch {
      data = nil
    }
    guard let data, let stored = try? JSONDecoder().decode(StoredHistory.self, from: data), stored.version == 1
    else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "system.history-unreadable", message: "\(file.path): invalid history; starting a new one"))
      return SystemHistory()
    }
    return SystemHistory(
      stored.samples.compactMap { numbers in
        guard numbers.count == 3, let seconds = numbers[0], seconds.magnitude < 1e11 else { return nil }
        return Sample(date: Date(timeIntervalSince1970: seconds), load: numbers[1], memory: numbers[2])
      })
  }

  /// Writes the history atomically. Reports errors; the widget then shows what it has.
  func write(to file: URL) {
    let rounded = { (value: Double?) in value.map { ($0 * 1000).rounded() / 1000 } }
    let stored = StoredHistory(
      samples: samples.map {
        [$0.date.timeIntervalSince1970.rounded(), rounded($0.load), rounded($0.memory)]
      })
    do {
      try AtomicFile.write(try JSONEncoder.stable(isPretty: false).encode(stored), to: file.path, isPrivate: true)
    } catch {
      DiagnosticLog.current.report(
        Diagnostic(id: "system.history-unwritable", message: "the history could not be saved: \(error)"))
    }
  }
}
