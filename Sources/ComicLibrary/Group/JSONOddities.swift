import Graphics

/// What a JSON text may be read with, but was hardly meant to hold.
struct JSONOddities: Equatable {
  /// One kind: the first of them and how many there are.
  struct Kind: Equatable {
    /// As it stands in the file.
    let text: String
    /// Counted as in ``JSONSyntaxError``.
    let line: Int
    let column: Int
    var count = 1
  }

  /// Halves of surrogate pairs that stand alone (`\ud83d`), which no text can hold.
  var loneSurrogates: Kind?
  /// Names that were given before in their object.
  var repeatedNames: Kind?

  /// Reports `comic.text-replaced` and `comic.key-repeated`, each with the first place in `file`.
  func report(in file: String) {
    if let kind = loneSurrogates {
      let message = "`\(kind.text)` is half of a character; U+FFFD was taken (\(kind.place))"
      DiagnosticLog.current.report(Diagnostic(id: "comic.text-replaced", message: message, subject: file))
    }
    if let kind = repeatedNames {
      let name = JSONValue.string(kind.text).summary
      let message = "\(name) is given twice in one object; the last value was taken (\(kind.place))"
      DiagnosticLog.current.report(Diagnostic(id: "comic.key-repeated", message: message, subject: file))
    }
  }
}

extension JSONOddities.Kind {
  /// `line 1 column 20`, and how many others follow.
  fileprivate var place: String {
    "line \(line) column \(column)" + (count > 1 ? ", and \(count - 1) more" : "")
  }
}
