import Diagnostics
import FoundationAdditions
import Graphics
package import Scheduling

extension WidgetInfo {
  /// The widgets in all outputs, sorted by the outputs' paths and by slot.
  ///
  /// - Throws: A Foundation error if the list of outputs cannot be read.
  package static func placed(in known: OutputRegistry) throws -> [WidgetInfo] {
    guard let outputs = try known.outputs() else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "widget.no-outputs",
          message: "WidgetCenter was asked for the current widgets, but refresh and run have not drawn any yet"))
      return []
    }
    return outputs.flatMap { output in
      (output.placedList()?.items ?? []).filter { item in
        !item.asked.isStack && output.place(item.asked.place).currentFrame() != nil
      }.map { WidgetInfo($0.asked, output: output.url.path) }
    }
  }
}
