import Foundation

enum IntentPropertyType {
  case text
  case number
  /// In seconds.
  case duration
  case truth
  case date
  case enumeration
  case other

  /// The Swift type for a type of the definition, as in Xcode: numbers are `NSNumber`s.
  static func of(
    _ type: String, enumType: String?, objectType: String?, enums: [String]
  ) -> (swift: String, kind: IntentPropertyType) {
    if let enumType, enums.contains(enumType) { return (enumType.swiftTypeName, .enumeration) }
    return switch type {
    case "String", "SpeakableString": ("String", .text)
    case "Integer", "Decimal", "Double", "Long": ("NSNumber", .number)
    case "Duration", "TimeInterval": ("NSNumber", .duration)
    case "Boolean": ("NSNumber", .truth)
    case "Date", "DateComponents": ("DateComponents", .date)
    case "URL": ("URL", .other)
    case "File": ("INFile", .other)
    case "Person": ("INPerson", .other)
    case "Object": (objectType?.swiftTypeName ?? "INObject", .other)
    default: ("_INUnknownValue", .other)
    }
  }
}

extension String {
  /// A Swift string literal. Control characters are written as their code points.
  var swiftLiteral: String {
    let body = unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      default: scalar.value < 32 || scalar.value == 127 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return "\"\(body.joined())\""
  }

  /// A type name: without invalid characters, and capitalized.
  var swiftTypeName: String {
    let name = swiftWord
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A property or case name, in backticks if it is a keyword.
  var swiftMember: String {
    let keywords: Set = [
      "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension",
      "false", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
      "operator", "private", "protocol", "public", "repeat", "return", "self", "static", "struct", "subscript",
      "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    ]
    let name = swiftWord
    return keywords.contains(name) ? "`\(name)`" : name
  }

  private var swiftWord: String {
    let name = String(
      unicodeScalars.filter { $0 == "_" || $0.properties.isAlphabetic || $0.properties.numericType != nil }.map(
        Character.init))
    guard let first = name.first else { return "_unnamed" }
    return first.isNumber ? "_\(name)" : name
  }

  /// Each line indented by two spaces.
  var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}

extension Double {
  /// A literal, without a fraction if it is zero.
  var swiftNumber: String { self == rounded() && abs(self) < 1e15 ? String(Int64(self)) : "\(self)" }
}
