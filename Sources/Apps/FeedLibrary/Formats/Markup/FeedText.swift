internal import Foundation

/// How to decode the characters of an element, by its attributes.
struct FeedText {
  enum Form {
    case plain
    /// RSS does not declare it.
    case guessed
    case html
  }

  var form: Form
  var isBase64 = false

  /// - Parameters:
  ///   - type: The `type` of the element, in any case.
  ///   - isAtom: Whether the format declares HTML. Undeclared text is then plain.
  init(_ element: FeedElement, name: String, type: String?, mode: String?, isAtom: Bool) {
    isBase64 = mode == "base64"
    let isUsuallyHTML = name.hasSuffix("description") || name.hasSuffix("encoded") || name == "fullitem"
    switch type?.lowercased() ?? (isUsuallyHTML ? "html" : "text") {
    case "html", "text/html": form = .html
    // The markup of these consists of elements.
    case "xhtml", "application/xhtml+xml": form = .plain
    case "text", "plain", "text/plain": form = isAtom ? .plain : .guessed
    // Other types must be Base64; characters that are not are kept as they are.
    case let type where type.contains("/") && !type.hasPrefix("text/") && !type.hasSuffix("xml"):
      (form, isBase64) = (.html, true)
    default: form = .plain
    }
  }

  /// The decoded characters, with white space unchanged.
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
