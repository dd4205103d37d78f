import Diagnostics
import Foundation
import JSONText

extension JSONValue {
  private static let deepestLevel = 200

  /// The value that a file's bytes hold. What is odd about how it is written is reported, each kind with its first place:
  /// `comic.text-replaced`, `comic.key-repeated`.
  init(_ data: Data, file: String) throws(JSONSyntaxError) {
    let document = try JSONDocument(data, deepestLevel: Self.deepestLevel)
    if let odd = document.loneSurrogates {
      let message = "`\(odd.text)` is half of a character; U+FFFD was taken (\(odd.words))"
      DiagnosticLog.current.report(Diagnostic(id: "comic.text-replaced", message: message, subject: file))
    }
    if let odd = document.repeatedNames {
      let name = JSONValue.string(odd.text).summary
      let message = "\(name) is given twice in one object; the last value was taken (\(odd.words))"
      DiagnosticLog.current.report(Diagnostic(id: "comic.key-repeated", message: message, subject: file))
    }
    self.init(document.root)
  }

  private init(_ json: LocatedJSON) {
    self =
      switch json.value {
      case .null: .null
      case .bool(let value): .bool(value)
      case .number(let literal): .number(literal)
      case .string(let text): .string(text)
      case .array(let elements): .array(elements.map { JSONValue($0) })
      case .object(let fields): .object(JSONObject(fields.map { ($0.name, JSONValue($0.value)) }))
      }
  }
}

extension JSONOddity {
  /// `line 1 column 20`, and how many others follow.
  fileprivate var words: String {
    "line \(place.line) column \(place.column)" + (count > 1 ? ", and \(count - 1) more" : "")
  }
}
