/// How a text is written in HTML or XML, in elements and in attributes. `&`, `<`, `>` and `"` are always references.
public enum MarkupForm: Sendable {
  /// HTML in UTF-8, with all other characters as they are.
  case html
  /// HTML in ASCII, which is valid in any encoding. HTML has no references for control characters; they are spaces.
  case asciiHTML
  /// XML 1.0. Tabs and line breaks are references, because a parser turns them into spaces in attributes. Characters
  /// that XML does not allow are replaced; nil removes them.
  case xml(invalid: Unicode.Scalar? = "\u{FFFD}")

  fileprivate func append(_ scalar: Unicode.Scalar, to text: inout String.UnicodeScalarView) {
    switch (self, scalar) {
    case (_, "&"): text.append(contentsOf: "&amp;".unicodeScalars)
    case (_, "<"): text.append(contentsOf: "&lt;".unicodeScalars)
    case (_, ">"): text.append(contentsOf: "&gt;".unicodeScalars)
    case (_, "\""): text.append(contentsOf: "&quot;".unicodeScalars)
    case (.html, _), (_, " "..."~"): text.append(scalar)
    case (.asciiHTML, "\u{0}"..."\u{9F}"): text.append(" ")
    case (.xml, "\t"), (.xml, "\n"), (.xml, "\r"), (.asciiHTML, _):
      text.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
    case (.xml(let replacement), "\u{0}"..."\u{1F}"), (.xml(let replacement), "\u{FFFE}"..."\u{FFFF}"):
      if let replacement { text.append(replacement) }
    case (.xml, _): text.append(scalar)
    }
  }
}

extension String {
  /// The text with references in place of the characters that `form` does not allow.
  public func escaped(for form: MarkupForm) -> String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars { form.append(scalar, to: &text) }
    return String(text)
  }
}
