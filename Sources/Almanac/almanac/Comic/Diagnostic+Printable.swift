import Diagnostics
import ToolReports

extension Diagnostic {
  /// The same as it can be shown on a terminal, whatever a stranger's page put into it.
  var printable: Diagnostic { Diagnostic(id: id, message: message.printable, subject: subject?.printable) }
}
