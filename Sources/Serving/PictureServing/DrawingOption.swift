package import JSONText
import Rendering
import Timelines

/// An option of a picture on demand, with the schema of its values. They are those of `render`.
struct DrawingOption {
  let name: String
  let schema: JSONValue

  static let all = [
    Self(name: "family", schema: ["enum": .array(WidgetFamily.allCases.map { .string($0.description) })]),
    Self(name: "entry", schema: ["type": "integer", "minimum": 0]),
    Self(name: "at", schema: ["type": "string", "format": "date-time"]),
    Self(name: "shown-at", schema: ["type": "string", "format": "date-time"]),
    Self(name: "device", schema: ["type": "string", "examples": ["iphone-15"]]),
    Self(name: "scale", schema: ["enum": [1, 2, 3]]),
    Self(name: "scheme", schema: ["enum": ["light", "dark"]]),
    Self(name: "mode", schema: ["enum": ["fullColor", "accented", "vibrant"]]),
    Self(name: "look", schema: ["enum": .array(WidgetLook.allCases.map { .string($0.rawValue) })]),
    Self(name: "accent", schema: ["type": "string", "pattern": "^#?[0-9A-Fa-f]{6}$"]),
    Self(
      name: "type-size",
      schema: [
        "enum": [
          "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2",
          "accessibility3", "accessibility4", "accessibility5",
        ]
      ]),
    Self(name: "layout-direction", schema: ["enum": ["leftToRight", "rightToLeft"]]),
    Self(name: "locale", schema: ["type": "string", "examples": ["ja_JP"]]),
    Self(name: "time-zone", schema: ["type": "string", "examples": ["Europe/Berlin"]]),
    Self(name: "transparent", schema: ["type": "boolean"]),
    Self(name: "state", schema: ["enum": ["timeline", "snapshot", "placeholder"]]),
  ]
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  package init(stringLiteral text: String) { self = .string(text) }

  package init(integerLiteral number: Int) { self = .number("\(number)") }

  package init(booleanLiteral value: Bool) { self = .bool(value) }

  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  package init(dictionaryLiteral fields: (String, JSONValue)...) { self = .object(JSONObject(fields)) }
}
