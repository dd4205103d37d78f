import Diagnostics
import ToolReports

extension Diagnostic {
  /// The diagnostic with control characters escaped: it may contain text of a stranger's page.
  var printable: Diagnostic { Diagnostic(id: id, message: message.printable, subject: subject?.printable) }
}
