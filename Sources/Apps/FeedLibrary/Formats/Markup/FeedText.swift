internal import Foundation

/// How the characters of an element are to be read, as its attributes say.
struct FeedText {
  /// What is written in them.
  enum Form {
    case plain
    /// RSS says nothing about it.
    case guessed
    case html
  }

  var form: Form
  var isBase64 = false

  /// - Parameters:
  ///   - type: The element's `type`, in any case.
  ///   - isAtom: Whether the document says what is HTML: then what is not said is not.
  init(_ element: FeedElement, name: String, type: String?, mode: String?, isAtom: Bool) {
    isBase64 = mode == "base64"
    let isUsuallyHTML = name.hasSuffix("description") || name.hasSuffix("encoded") || name == "fullitem"
    switch type?.lowercased() ?? (isUsuallyHTML ? "html" : "text") {
    case "html", "text/html": form = .html
    // The markup of these are elements.
    case "xhtml", "application/xhtml+xml": form = .plain
    case "text", "plain", "text/plain": form = isAtom ? .plain : .guessed
    // Nothing but base 64 fits another type; characters that are none stay.
    case let type where type.contains("/") && !type.hasPrefix("text/") && !type.hasSuffix("xml"):
      (form, isBase64) = (.html, true)
    default: form = .plain
    }
  }

  /// The characters of what has been collected, with its blanks as they are.
  func characters(of bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
    var bytes = bytes
    if isBase64, let data = Data(base64Encoded: Data(bytes), options: .ignoreUnknownCharacters), !data.isEmpty,
      String(validating: data, as: UTF8.self) != nil
    {
      bytes = ArraySlice(data)
    }
    switch form {
    case .plain: return Array(bytes)
    case .guessed: return PlainText.text(ofHTML: bytes, isGuessed: true, limit: limit)
    case .html: return PlainText.text(ofHTML: bytes, isGuessed: false, limit: limit)
    }
  }
}
