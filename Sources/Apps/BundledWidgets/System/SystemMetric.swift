import SwiftUI
import SystemLibrary

/// A value with a used share.
struct SystemMetric: Identifiable {
  let id: String
  let name: Text
  let symbol: String
  /// The short value: `1.24`, `61%`.
  let value: Text
  /// The detailed value, for wide widgets: `9.8 of 16 GB`.
  var detail: Text?
  /// The used share, 0…1; more for an overload.
  let share: Double?
  let tone: Tone

  /// The colours, each with shades for the light and dark schemes.
  enum Tone {
    case load, memory, disk, swap, warning

    func ink(in scheme: ColorScheme) -> Color { color.ink(in: scheme) }

    private var color: LessonColor {
      switch self {
      case .load: LessonColor.all[0]
      case .memory: LessonColor.all[3]
      case .disk: LessonColor.all[5]
      case .swap: LessonColor.all[6]
      case .warning: LessonColor.all[1]
      }
    }
  }

  /// The used share from which a warning is shown.
  static let full = 0.9

  var isFull: Bool { (share ?? 0) >= Self.full }

  /// The colour, or the warning colour if it is full.
  func ink(in scheme: ColorScheme) -> Color { (isFull ? .warning : tone).ink(in: scheme) }
}

extension SystemReading {
  /// Load and memory.
  var metrics: [SystemMetric] {
    var metrics: [SystemMetric] = []
    if let load {
      metrics.append(
        SystemMetric(
          id: "load", name: Text("Load"), symbol: "waveform.path.ecg",
          value: Text(load.one, format: .number.precision(.fractionLength(2))),
          detail: processors.map { Text("\($0) processors") }, share: loadShare, tone: .load))
    }
    if let memory { metrics.append(.usage("memory", Text("Memory"), "memorychip", memory, .memory)) }
    return metrics
  }

  /// Swap space, if some of it is used.
  var swapMetric: SystemMetric? {
    swap.flatMap { $0.used > 0 ? .usage("swap", Text("Swap"), "arrow.left.arrow.right", $0, .swap) : nil }
  }

  /// The file systems, fullest first.
  var diskMetrics: [SystemMetric] {
    disks.sorted { $0.usage.share > $1.usage.share }.map { disk in
      let name = disk.mountPoint == "/" ? Text("Disk") : Text(verbatim: disk.name)
      return .usage("disk \(disk.mountPoint)", name, "internaldrive", disk.usage, .disk)
    }
  }
}

extension SystemMetric {
  fileprivate static func usage(
    _ id: String, _ name: Text, _ symbol: String, _ usage: SystemReading.Usage, _ tone: Tone
  ) -> SystemMetric {
    return SystemMetric(
      id: id, name: name, symbol: symbol,
      value: Text(usage.share, format: .percent.precision(.fractionLength(0))),
      detail: usage.detail(base: tone == .disk ? 1000 : 1024), share: usage.share, tone: tone)
  }
}

extension SystemReading.Usage {
  /// "9.1 of 16 GB": both in the unit of the total, with the digits needed to tell them apart.
  ///
  /// - Parameter base: Bytes per kilobyte: 1024 for memory, 1000 for disks, as manufacturers count.
  fileprivate func detail(base: Double) -> Text {
    var unit = 1.0
    while Double(total) / unit >= base { unit *= base }
    let step = Double(total) / unit >= 10 ? 1 : 0.1
    let whole = (Double(total) / unit / step).rounded() * step * unit
    let part = Double(used) / unit
    let digits = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(0...(part >= 100 ? 0 : 1)))
    return Text(
      "\(Text(part, format: digits)) of \(Text(Int64(whole.rounded()), format: ByteCountFormatStyle(style: base == 1000 ? .decimal : .memory)))"
    )
  }
}
