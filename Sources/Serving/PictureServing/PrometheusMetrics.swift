package import CoreMetrics
import Synchronization

/// Collects metrics, and writes them as Prometheus reads them.
///
/// Counters are counters, recorders and meters are gauges of the last value, and timers are summaries in seconds.
package final class PrometheusMetrics: MetricsFactory {
  fileprivate struct Series: Hashable {
    let name: String
    /// `method="GET",status="200"`.
    let labels: String

    init(_ name: String, _ dimensions: [(String, String)]) {
      self.name = Self.word(name)
      labels = dimensions.map { "\(Self.word($0))=\"\(Self.escaped($1))\"" }.joined(separator: ",")
    }

    /// The text as a name: letters, digits and `_`.
    private static func word(_ text: String) -> String {
      let letters = text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") ? $0 : "_" }
      return (letters.first?.isNumber == true ? "_" : "") + String(letters)
    }

    private static func escaped(_ text: String) -> String {
      text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
    }

    func line(_ suffix: String, _ value: Double) -> String {
      let text = value == value.rounded() && abs(value) < 1e15 ? "\(Int64(value))" : "\(value)"
      return "\(name)\(suffix)\(labels.isEmpty ? "" : "{\(labels)}") \(text)\n"
    }
  }

  private let cells = Mutex<[Series: MetricCell]>([:])
  private let help: [String: String]

  /// - Parameter help: What each metric means, by its name.
  package init(help: [String: String]) { self.help = help }

  /// The value of a series, created if it is new.
  private func cell(_ series: Series, _ first: MetricCell.Value) -> MetricCell {
    cells.withLock { cells in
      if let cell = cells[series] { return cell }
      let cell = MetricCell(first)
      cells[series] = cell
      return cell
    }
  }

  /// Sets a gauge.
  package func set(_ name: String, _ dimensions: [(String, String)] = [], to value: Double) {
    cell(Series(name, dimensions), .gauge(value)).record(value)
  }

  /// Removes all series of a gauge, whose labels may be others by now.
  package func remove(_ name: String) { cells.withLock { cells in cells = cells.filter { $0.key.name != name } } }

  /// The exposition format, version 0.0.4.
  package var text: String {
    let values = cells.withLock { cells in cells.map { (key: $0.key, value: $0.value.value) } }
    let all = Dictionary(grouping: values) { $0.key.name }
    return all.sorted { $0.key < $1.key }.map { name, series in
      let lines = series.sorted { $0.key.labels < $1.key.labels }.map { series, value in
        switch value {
        case .counter(let value), .gauge(let value): series.line("", value)
        case .summary(let sum, let count): series.line("_sum", sum) + series.line("_count", count)
        }
      }
      let type =
        switch series[0].value {
        case .counter: "counter"
        case .gauge: "gauge"
        case .summary: "summary"
        }
      return "# HELP \(name) \(help[name] ?? name)\n# TYPE \(name) \(type)\n\(lines.joined())"
    }.joined()
  }

  package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
    cell(Series(label, dimensions), .counter(0))
  }

  package func makeRecorder(
    label: String, dimensions: [(String, String)], aggregate: Bool
  ) -> any RecorderHandler {
    cell(Series(label, dimensions), .gauge(0))
  }

  package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
    cell(Series(label, dimensions), .summary(sum: 0, count: 0))
  }

  package func destroyCounter(_ handler: any CounterHandler) {}
  package func destroyRecorder(_ handler: any RecorderHandler) {}
  package func destroyTimer(_ handler: any TimerHandler) {}
}

/// The value of a series.
private final class MetricCell: CounterHandler, RecorderHandler, TimerHandler {
  enum Value {
    case counter(Double)
    case gauge(Double)
    case summary(sum: Double, count: Double)
  }

  private let current: Mutex<Value>

  init(_ first: Value) { current = Mutex(first) }

  var value: Value { current.withLock { $0 } }

  func increment(by amount: Int64) {
    current.withLock { value in
      if case .counter(let sum) = value { value = .counter(sum + Double(amount)) }
    }
  }

  func reset() { current.withLock { $0 = .counter(0) } }

  func record(_ value: Int64) { record(Double(value)) }

  func record(_ value: Double) { current.withLock { $0 = .gauge(value) } }

  func recordNanoseconds(_ duration: Int64) {
    current.withLock { value in
      if case .summary(let sum, let count) = value {
        value = .summary(sum: sum + Double(duration) / 1e9, count: count + 1)
      }
    }
  }
}
