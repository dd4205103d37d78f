import Diagnostics
import Foundation
import JSONText

extension JSONValue {
  private static let deepestLevel = 200

  /// Parses the bytes of a file. Reports the first unpaired surrogate (`comic.text-replaced`) and the first duplicate
  /// key (`comic.key-repeated`).
  init(_ data: Data, file: String) throws(JSONSyntaxError) {
    let document = try JSONDocument(data, deepestLevel: Self.deepestLevel)
    if let odd = document.loneSurrogates {
      let message = "unpaired surrogate `\(odd.text)` replaced with U+FFFD (\(odd.words))"
      DiagnosticLog.current.report(Diagnostic(id: "comic.text-replaced", message: message, subject: file))
    }
    if let odd = document.repeatedNames {
      let name = JSONValue.string(odd.text).summary
      let message = "duplicate key \(name); the last value is used (\(odd.words))"
      DiagnosticLog.current.report(Diagnostic(id: "comic.key-repeated", message: message, subject: file))
    }
    self.init(document.root)
  }
}

extension JSONWarning {
  /// `line 1 column 20`, and the number of further occurrences.
  fileprivate var words: String {
    "line \(place.line) column \(place.column)" + (count > 1 ? ", and \(count - 1) more" : "")
  }
}
