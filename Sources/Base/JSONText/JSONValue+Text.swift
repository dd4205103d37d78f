extension JSONValue {
  /// The value as JSON, indented by two spaces per level; on one line if `indentation` is nil.
  public func text(indentation: Int? = 0) -> String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let literal): literal
    case .string(let value): Self.quoted(value)
    case .array(let values):
      Self.block("[", values.map { $0.text(indentation: indentation.map { $0 + 2 }) }, "]", indentation)
    case .object(let object):
      Self.block(
        "{", object.fields.map { Self.quoted($0.name) + ": " + $0.value.text(indentation: indentation.map { $0 + 2 }) },
        "}", indentation)
    }
  }

  private static func block(_ start: String, _ parts: [String], _ end: String, _ indentation: Int?) -> String {
    guard let indentation, !parts.isEmpty else { return start + parts.joined(separator: ", ") + end }
    let line = "\n" + String(repeating: " ", count: indentation)
    return start + parts.map { line + "  " + $0 }.joined(separator: ",") + line + end
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0"..<" ":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
