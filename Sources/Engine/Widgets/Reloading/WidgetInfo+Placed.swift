import Diagnostics
import FoundationAdditions
import Graphics
package import Scheduling

extension WidgetInfo {
  /// The widgets that outputs have in place, in the order of the outputs' paths and of the places' in each.
  ///
  /// - Throws: An error of Foundation's where the outputs that were told of cannot be read.
  package static func placed(in known: KnownOutputs) throws -> [WidgetInfo] {
    guard let outputs = try known.outputs() else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "widget.no-outputs",
          message: "WidgetCenter was asked for the widgets in place, and refresh and run have put none in place yet"))
      return []
    }
    return outputs.flatMap { output in
      (output.placedList()?.items ?? []).filter { item in
        !item.asked.isStack && output.place(item.asked.place).shownFrame() != nil
      }.map { WidgetInfo($0.asked, output: output.url.path) }
    }
  }
}
