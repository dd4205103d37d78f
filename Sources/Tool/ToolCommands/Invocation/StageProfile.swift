import Ambient
import Diagnostics
import Foundation
import SystemSettings
import ToolOptions
import ToolReports

extension ToolProcess {
  /// When the tool's own code began, and the processor time that loading the program had taken.
  static let startOfStages: (instant: ContinuousClock.Instant, loading: Duration) = {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return (.now, .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec))
  }()
}

extension ProfileOptions {
  /// The recorder of a command that was asked to show its stages, with the stages so far; otherwise nil.
  func recorder() -> StageRecorder? {
    guard isOn else { return nil }
    let (start, loading) = ToolProcess.startOfStages
    let recorder = StageRecorder(start: start, afterLoading: loading)
    recorder.add("loading", from: start - loading, to: start)
    recorder.add("arguments", from: start, to: .now)
    // Bound to the process: a task that bound it would not see what the command binds to the process later.
    AmbientValues.updateProcess { $0.stageTrack = StageTrack(recorder, track: 0) }
    return recorder
  }

  /// Prints and writes what `recorder` has.
  ///
  /// - Throws: ``ToolError`` if the trace cannot be written.
  func report(_ recorder: StageRecorder) throws {
    let report = StageReport(recorder)
    if let trace { try OutputFile.write(try report.trace(of: "\(ToolName.invoked) render"), to: trace) }
    if isPrinted { Console.forward(on: Data(report.table.utf8)) }
  }
}
