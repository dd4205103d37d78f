public import Foundation

extension String: _IntentValue {
  public static var _form: _ValueForm { .described("String", expecting: "a text", as: { $0 }, read: { $0 }) }
  public static var _blank: String? { "" }
}

extension Int: _IntentValue {
  public static var _form: _ValueForm {
    .described("Int", expecting: "a whole number", as: { "\($0)" }, read: { Int($0) })
  }
  public static var _blank: Int? { 0 }
}

extension Double: _IntentValue {
  public static var _form: _ValueForm {
    .described(
      "Double", expecting: "a number such as 1.5", as: { $0.shortest },
      read: { (text: String) -> Double? in Double(text).flatMap { $0.isFinite ? $0 : nil } })
  }
  public static var _blank: Double? { 0 }
}

extension Bool: _IntentValue {
  /// `true`, `false`, `yes`, `no`, `on`, `off`, `1` or `0`.
  public static var _form: _ValueForm {
    .described("Bool", expecting: "true or false", as: { "\($0)" }) { text -> Bool? in
      switch text.lowercased() {
      case "true", "yes", "on", "1": true
      case "false", "no", "off", "0": false
      default: nil
      }
    }
  }
  public static var _blank: Bool? { false }
}

extension URL: _IntentValue {
  public static var _form: _ValueForm {
    .described("URL", expecting: "an address such as https://example.com", as: { $0.absoluteString }) { text in
      URL(string: text).flatMap { $0.scheme == nil ? nil : $0 }
    }
  }
}

extension AttributedString: _IntentValue {
  public static var _form: _ValueForm {
    .described(
      "AttributedString", expecting: "a text", as: { String($0.characters) }, read: { AttributedString($0) })
  }
  public static var _blank: AttributedString? { AttributedString() }
}

extension Never: _IntentValue {
  public static var _form: _ValueForm { .unsupported("Never", because: "the type Never has no values") }
}

extension Double {
  /// `2` for whole numbers, otherwise the shortest exact form.
  var shortest: String { description.hasSuffix(".0") ? String(description.dropLast(2)) : description }
}
