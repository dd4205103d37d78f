import SwiftUI
import SystemLibrary

/// Something of the machine that has a part in use.
struct SystemMetric: Identifiable {
  let id: String
  let name: Text
  let symbol: String
  /// What is said of it: `1.24`, `61%`.
  let value: Text
  /// More of the same, for wide places: `9.8 of 16 GB`.
  var detail: Text?
  /// The part that is in use, 0…1; more where more is wanted than there is.
  let share: Double?
  let tone: Tone

  /// The colours, each with a shade that is read on white and one for the dark.
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

  /// From here on a part in use is a warning.
  static let full = 0.9

  var isFull: Bool { (share ?? 0) >= Self.full }

  /// That of a warning where it is full.
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

  /// The memory's extension, where some of it is used.
  var swapMetric: SystemMetric? {
    swap.flatMap { $0.used > 0 ? .usage("swap", Text("Swap"), "arrow.left.arrow.right", $0, .swap) : nil }
  }

  /// The file systems.
  var diskMetrics: [SystemMetric] {
    disks.map { disk in
      let name = disk.mountPoint == "/" ? Text("Disk") : Text(verbatim: disk.name)
      return .usage("disk \(disk.mountPoint)", name, "internaldrive", disk.usage, .disk)
    }
  }
}

extension SystemMetric {
  fileprivate static func usage(
    _ id: String, _ name: Text, _ symbol: String, _ usage: SystemReading.Usage, _ tone: Tone
  ) -> SystemMetric {
    // Memory is counted in powers of two, disks as those who sell them do.
    let bytes = ByteCountFormatStyle(style: tone == .disk ? .decimal : .memory)
    return SystemMetric(
      id: id, name: name, symbol: symbol,
      value: Text(usage.share, format: .percent.precision(.fractionLength(0))),
      detail: Text("\(Text(usage.used, format: bytes)) of \(Text(usage.total, format: bytes))"), share: usage.share,
      tone: tone)
  }
}
