import Foundation
import Testing

@testable import ExtensionBuilding

struct IntentDefinitionTests {
  private func definition(_ body: String) -> Data {
    Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>\(body)</dict></plist>
      """.utf8)
  }

  private func intent(_ parameters: String) -> String {
    """
    <key>INIntents</key><array><dict>
      <key>INIntentName</key><string>Configuration</string>
      <key>INIntentParameters</key><array>\(parameters)</array>
    </dict></array>
    """
  }

  private func parameter(_ name: String, _ type: String, _ more: String = "") -> String {
    """
    <dict><key>INIntentParameterName</key><string>\(name)</string>
    <key>INIntentParameterType</key><string>\(type)</string>\(more)</dict>
    """
  }

  private func source(_ body: String) throws -> String {
    try IntentDefinitionSource(definition: definition(body), table: "Settings").source
  }

  @Test func `an intent becomes a class with its parameters`() throws {
    let body = intent(
      parameter("symbol", "String", "<key>INIntentParameterDisplayName</key><string>Stock \"A\"</string>")
        + parameter("hidesDate", "Boolean") + parameter("person", "Object")
        + parameter(
          "stocks", "Object",
          "<key>INIntentParameterObjectType</key><string>Stock</string>"
            + "<key>INIntentParameterSupportsMultipleValues</key><true/>")
        + parameter("place", "Placemark"))
    let source = try source(body)
    #expect(source.contains("public class ConfigurationIntent: INIntent, @unchecked Sendable {"))
    #expect(source.contains(#"@IntentParameter(title: "Stock \"A\"") public var symbol: String?"#))
    #expect(source.contains("public var hidesDate: NSNumber?"))
    #expect(source.contains("public var person: INObject?"))
    #expect(source.contains("public var stocks: [Stock]?"))
    #expect(source.contains("public var place: _INUnknownValue?"))
    #expect(source.contains("public protocol ConfigurationIntentHandling"))
    #expect(try IntentDefinitionSource(definition: definition(body), table: "").intents == ["ConfigurationIntent"])
  }

  @Test func `defaults, bounds and title keys follow the definition`() throws {
    let source = try source(
      intent(
        parameter(
          "size", "Integer",
          """
          <key>INIntentParameterDisplayName</key><string>Font Size</string>
          <key>INIntentParameterDisplayNameID</key><string>E3GuTO</string>
          <key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataDefaultValue</key><integer>16</integer>
            <key>INIntentParameterMetadataMaximumValue</key><integer>30</integer>
            <key>INIntentParameterMetadataMinimumValue</key><integer>12</integer>
            <key>INIntentParameterMetadataType</key><string>Stepper</string></dict>
          """)
          + parameter(
            "open", "Boolean",
            """
            <key>INIntentParameterMetadata</key><dict>
              <key>INIntentParameterMetadataDefaultValue</key><true/></dict>
            """)))
    #expect(
      source.contains(
        #"title: LocalizedStringResource("E3GuTO", defaultValue: "Font Size", table: "Settings"), "#
          + "default: NSNumber(value: 16), inclusiveRange: (12, 30)) public var size: NSNumber?"))
    #expect(source.contains(#"@IntentParameter(title: "open", default: NSNumber(value: true))"#))
  }

  private func metadata(_ entries: [(key: String, value: String)]) -> String {
    let lines = entries.map { "<key>INIntentParameterMetadata\($0.key)</key>\($0.value)" }
    return "<key>INIntentParameterMetadata</key><dict>\(lines.joined())</dict>"
  }

  @Test(arguments: ["Duration", "TimeInterval"]) func `durations are in seconds, whatever their units`(type: String)
    throws
  {
    let number = { (value: Int) in "<integer>\(value)</integer>" }
    let unit = { (name: String) in "<string>\(name)</string>" }
    let source = try source(
      intent(
        parameter(
          "pause", type,
          metadata([
            ("DefaultValue", number(5)), ("Unit", unit("Minutes")), ("MinimumValue", number(30)),
            ("MinimumUnit", unit("Seconds")), ("MaximumValue", number(2)), ("MaximumUnit", unit("Hours")),
          ]))
          + parameter("plain", type, metadata([("DefaultValue", number(90))]))
          + parameter("day", type, metadata([("DefaultValue", number(1)), ("DefaultUnit", unit("day"))]))
          + parameter("odd", type, metadata([("DefaultValue", number(1)), ("Unit", unit("Fortnights"))]))
          + parameter(
            "several", type,
            metadata([("MinimumValue", number(1)), ("MaximumValue", number(2))])
              + "<key>INIntentParameterSupportsMultipleValues</key><true/>")))
    #expect(
      source.contains(
        #"title: "pause", default: NSNumber(value: 300), inclusiveRange: (30, 7200)) public var pause: NSNumber?"#))
    #expect(source.contains(#"title: "plain", default: NSNumber(value: 90)) public"#))
    #expect(source.contains(#"title: "day", default: NSNumber(value: 86400)) public"#))
    #expect(source.contains(#"title: "odd") public"#), "a value in an unknown unit is none")
    #expect(source.contains(#"title: "several") public var several: [NSNumber]?"#))
  }

  @Test(arguments: [
    ("Date", ", kind: .date"), ("Time", ", kind: .time"), ("DateAndTime", ""), ("DateTime", ""), ("", ""),
  ])
  func `the format of a date selects its parts`(format: String, argument: String) throws {
    let body = intent(
      parameter("start", "DateComponents", metadata([("Format", "<string>\(format)</string>")])))
    #expect(try source(body).contains("(title: \"start\"\(argument)) public var start: DateComponents?"))
  }

  @Test func `an enumeration has an unknown case and a default`() throws {
    let source = try source(
      intent(
        parameter(
          "theme", "Integer",
          """
          <key>INIntentParameterEnumType</key><string>Theme</string>
          <key>INIntentParameterMetadata</key><dict>
            <key>INIntentParameterMetadataDefaultValue</key><string>default</string></dict>
          """))
          + """
          <key>INEnums</key><array><dict><key>INEnumName</key><string>Theme</string>
          <key>INEnumValues</key><array>
            <dict><key>INEnumValueName</key><string>unknown</string></dict>
            <dict><key>INEnumValueName</key><string>default</string><key>INEnumValueIndex</key><integer>1</integer></dict>
            <dict><key>INEnumValueName</key><string>dark</string><key>INEnumValueIndex</key><integer>1</integer></dict>
          </array></dict></array>
          """)
    #expect(source.contains("public enum Theme: Int, AppEnum {"))
    #expect(source.contains("case unknown = 0\n  case `default` = 1\n"))
    #expect(source.contains("public static var allCases: [Theme] { [.`default`] }"))
    #expect(!source.contains("case dark"))
    #expect(source.contains("static var allCases: [Theme] { [.`default`] }"))
    #expect(source.contains("default: .`default`) public var theme: Theme"))
  }

  @Test func `a type becomes a class with its properties`() throws {
    let source = try source(
      """
      <key>INTypes</key><array><dict><key>INTypeName</key><string>crypto coin</string><key>INTypeProperties</key><array>
        <dict><key>INTypePropertyName</key><string>identifier</string><key>INTypePropertyType</key><string>String</string>
          <key>INTypePropertyDefault</key><true/></dict>
        <dict><key>INTypePropertyName</key><string>symbol</string>
          <key>INTypePropertyType</key><string>String</string></dict>
      </array></dict></array>
      """)
    #expect(
      source.contains("public class Cryptocoin: INObject, @unchecked Sendable {\n  public var symbol: String?\n}"))
    #expect(!source.contains("identifier"))
  }

  @Test func `system intents are skipped`() throws {
    let body = """
      <key>INIntents</key><array><dict><key>INIntentName</key><string>PlayMedia</string>
        <key>INIntentClassName</key><string>INPlayMediaIntent</string></dict></array>
      """
    #expect(try source(body) == "import Foundation\n\nimport Intents\n")
  }

  @Test func `invalid identifiers and keywords become valid names`() {
    #expect("my value!".swiftMember == "myvalue")
    #expect("3d".swiftMember == "_3d")
    #expect("class".swiftMember == "`class`")
    #expect("".swiftTypeName == "_unnamed")
    #expect("a\"\\(b)\n".swiftLiteral == #""a\"\\(b)\u{a}""#)
  }

  @Test(arguments: [
    ("nonsense", "is not a property list"),
    (
      "<plist><dict><key>INIntents</key><array><dict/></array></dict></plist>",
      "has no INIntentName in INIntents.[0]"
    ),
    ("<plist><dict><key>INIntents</key><string>x</string></dict></plist>", "is damaged at INIntents"),
    ("", "is not a property list"),
  ])
  func `a damaged definition is an error`(broken: (text: String, words: String)) {
    let error = #expect(throws: IntentDefinitionError.self) {
      try IntentDefinitionSource(definition: Data(broken.text.utf8), table: "")
    }
    #expect(error?.description.contains(broken.words) == true, "\(String(describing: error?.description))")
  }
}
