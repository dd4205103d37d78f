import CAllocationCount
import CLinux
package import Diagnostics
package import Foundation
import JSONText

extension StageRecorder {
  /// A recorder of this process's memory.
  ///
  /// - Parameters:
  ///   - start: When the tool's own code began.
  ///   - loading: The processor time that the process had used before.
  package convenience init(start: ContinuousClock.Instant, afterLoading loading: Duration) {
    callocationcount_start()
    self.init(origin: start - loading) {
      Usage(
        heapBytes: Int(clinux_heap_bytes()), newPages: rusage.ofProcess.ru_minflt,
        allocations: callocationcount_works() ? callocationcount_value() : nil)
    }
  }
}

extension rusage {
  /// What this process has used.
  fileprivate static var ofProcess: rusage {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage
  }
}

/// The stages of pictures, as a table and as a trace.
package struct StageReport {
  private let stages: [StageRecorder.Stage]
  private let isFull: Bool

  package init(_ recorder: StageRecorder) { (stages, isFull) = (recorder.stages, recorder.isFull) }

  /// The stages of one name in the same stages.
  private struct Row {
    let depth: Int
    let name: String
    var count = 0
    var time = Duration.zero
    var usage: StageRecorder.Usage?
  }

  /// A line for each stage, indented below the one that contains it, and one with the most memory that the process has
  /// used.
  package var table: String {
    var text = "        ms  allocations     heap KiB  new pages  stage\n"
    for row in rows {
      let numbers = [
        Self.padded(Self.milliseconds(row.time), 10),
        Self.padded(row.usage?.allocations.map { "\($0)" } ?? "?", 13),
        Self.padded(row.usage.map { Self.kibibytes($0.heapBytes) } ?? "?", 13),
        Self.padded(row.usage.map { "\($0.newPages)" } ?? "?", 11),
      ]
      let count = row.count > 1 ? " ×\(row.count)" : ""
      text += numbers.joined() + "  " + String(repeating: "  ", count: row.depth) + row.name + count + "\n"
    }
    text +=
      "\(Self.padded(Self.kibibytes(rusage.ofProcess.ru_maxrss << 10), 36))\(Self.padded("", 13))most memory of the process\n"
    if isFull { text += "Only the first \(StageRecorder.limit) stages were measured.\n" }
    return text
  }

  /// Trace events in JSON, as ui.perfetto.dev and chrome://tracing read them: a track for each picture, and the stages as
  /// complete events, with times in microseconds.
  package func trace(of name: String) throws(EncodingError) -> Data {
    var events = [Event(name: "process_name", phase: "M", track: 0, arguments: .name(name))]
    for track in Set(stages.map(\.track)).sorted() {
      let title = track == 0 ? name : "line \(track)"
      events.append(Event(name: "thread_name", phase: "M", track: track + 1, arguments: .name(title)))
    }
    events += stages.map(Event.init)
    return try Trace(traceEvents: events).stableJSON(isPretty: false)
  }

  private var rows: [Row] {
    var (rows, places): ([Row], [[String]: Int]) = ([], [:])
    var open: [StageRecorder.Stage] = []
    for stage in stages {
      while let last = open.last, last.track != stage.track || last.end <= stage.start { open.removeLast() }
      let path = open.map(\.name) + [stage.name]
      let place = places[path] ?? insertionPoint(of: path, in: &places, &rows)
      rows[place].count += 1
      rows[place].time += stage.duration
      if let usage = stage.usage { rows[place].usage = rows[place].usage.map { $0 + usage } ?? usage }
      open.append(stage)
    }
    return rows
  }

  /// Adds a row below the last one within the same stage.
  private func insertionPoint(of path: [String], in places: inout [[String]: Int], _ rows: inout [Row]) -> Int {
    let parent = Array(path.dropLast())
    let last = places.filter { $0.key.starts(with: parent) }.values.max()
    let place = last.map { $0 + 1 } ?? rows.count
    for (other, index) in places where index >= place { places[other] = index + 1 }
    rows.insert(Row(depth: parent.count, name: path.last ?? ""), at: place)
    places[path] = place
    return place
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(width - text.count, 0)) + text
  }

  private static func milliseconds(_ time: Duration) -> String {
    let microseconds = Int((time / .microseconds(10)).rounded())
    let fraction = microseconds % 100
    return "\(microseconds / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func kibibytes(_ bytes: Int) -> String { "\(Int((Double(bytes) / 1024).rounded()))" }
}

extension StageRecorder.Stage {
  fileprivate var end: Duration { start + duration }
}

private struct Trace: Encodable {
  let displayTimeUnit = "ms"
  let traceEvents: [Event]
}

private struct Event: Encodable {
  enum Arguments: Encodable {
    case name(String)
    case memory(StageRecorder.Usage?)

    private enum Key: CodingKey {
      case name, allocations, heapBytes, newPages
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      switch self {
      case .name(let name): try container.encode(name, forKey: .name)
      case .memory(let usage):
        try container.encodeIfPresent(usage?.allocations, forKey: .allocations)
        try container.encodeIfPresent(usage?.heapBytes, forKey: .heapBytes)
        try container.encodeIfPresent(usage?.newPages, forKey: .newPages)
      }
    }
  }

  private enum CodingKeys: String, CodingKey {
    case name, process = "pid", track = "tid", phase = "ph", start = "ts", duration = "dur", arguments = "args"
  }

  let name: String
  let process = 1
  let track: Int
  let phase: String
  var start: Double?
  var duration: Double?
  let arguments: Arguments

  init(name: String, phase: String, track: Int, arguments: Arguments) {
    (self.name, self.phase, self.track, self.arguments) = (name, phase, track, arguments)
  }

  init(_ stage: StageRecorder.Stage) {
    self.init(
      name: stage.name, phase: "X", track: stage.track + 1,
      arguments: .memory(stage.usage))
    (start, duration) = (stage.start / .microseconds(1), stage.duration / .microseconds(1))
  }
}
