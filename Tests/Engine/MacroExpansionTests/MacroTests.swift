import Diagnostics
import Foundation
import Testing

@testable import MacroExpansion

struct VariableDeclarationTests {
  @Test func `a declaration with type and value has three parts`() {
    let variable = VariableDeclaration(#"@Entry public var mood: [String: Int] = ["a: b = c": 1]"#)
    #expect(variable?.name == "mood")
    #expect(variable?.type == "[String: Int]")
    #expect(variable?.value == #"["a: b = c": 1]"#)
  }

  @Test func `a value may hold closures, comparisons and strings that look like declarations`() {
    let variable = VariableDeclaration(#"@Entry var act = { (a: Int) in a == 1 ? "var x: Int" : "" } // = 2"#)
    #expect(variable?.name == "act")
    #expect(variable?.type == nil)
    #expect(variable?.value == #"{ (a: Int) in a == 1 ? "var x: Int" : "" }"#)
  }

  @Test func `a name in backticks and an attribute with arguments are parsed`() {
    let variable = VariableDeclaration("@available(iOS 18, *) @Entry var `default`: Int?")
    #expect(variable?.name == "`default`")
    #expect(variable?.type == "Int?")
    #expect(variable?.value == nil)
  }

  @Test(arguments: ["let x = 1", "func a() {}", "", "var (a, b) = (1, 2)", "var x: Int { 1 }", "var", "var = 1"])
  func `anything but a variable with one name is rejected`(source: String) {
    #expect(VariableDeclaration(source) == nil)
  }
}

struct EntryMacroTests {
  private func expansion(_ role: String, _ source: String, in context: String = "extension EnvironmentValues {}")
    -> Expansion
  {
    Expansion.of("EntryMacro", MacroApplication(role: role, declaration: source, context: [context]))
  }

  @Test func `an entry reads and writes its key`() {
    #expect(
      expansion("accessor", "@Entry var mood = 1")
        == .source("get { self[__Key_mood.self] }\nset { self[__Key_mood.self] = newValue }"))
  }

  @Test func `an entry of the environment gets a key with its default value`() {
    #expect(
      expansion("peer", "@Entry var mood: Int = 1")
        == .source("private struct __Key_mood: EnvironmentKey {\n  static var defaultValue: Int { 1 }\n}"))
    #expect(
      expansion("peer", "@Entry var mood: Int?")
        == .source("private struct __Key_mood: EnvironmentKey {\n  static var defaultValue: Int? { nil }\n}"))
  }

  @Test(arguments: [
    ("extension Transaction", "TransactionKey"), ("public extension SwiftUI.ContainerValues", "ContainerValueKey"),
    ("extension EnvironmentValues", "EnvironmentKey"),
  ])
  func `the key's protocol is that of the extended type`(context: String, key: String) {
    guard case .source(let text) = expansion("peer", "@Entry var mood = 1", in: context) else {
      Issue.record("refused")
      return
    }
    #expect(text.contains("__Key_mood: \(key)"))
  }

  @Test func `focused values have optional types and no default`() {
    #expect(
      expansion("peer", "@Entry var mood: (any Shape)?", in: "extension FocusedValues")
        == .source("private struct __Key_mood: FocusedValueKey {\n  typealias Value = (any Shape)\n}"))
    #expect(expansion("peer", "@Entry var mood = 1", in: "extension FocusedValues") != .source(""))
  }

  @Test func `an entry without a value is an error`() {
    #expect(expansion("peer", "@Entry var mood: Int") == .error("'@Entry' requires a default value"))
  }
}

struct PluginMessageTests {
  private func answer(_ json: String) throws -> [String: Any] {
    let answer = PluginMessage(Data(json.utf8)).answer
    return try #require(try JSONSerialization.jsonObject(with: answer) as? [String: Any])
  }

  @Test func `the plug-in reports its protocol version`() throws {
    let result = try answer(#"{"getCapability": {"capability": {"protocolVersion": 9}}}"#)["getCapabilityResult"]
    let capability = (result as? [String: Any])?["capability"] as? [String: Any]
    #expect(capability?["protocolVersion"] as? Int == 7)
  }

  @Test func `a preview expands to a type with its line and arguments`() throws {
    let json = ##"""
      {"expandFreestandingMacro": {"macro": {"typeName": "PreviewMacro"}, "discriminator": "$s1WfMf_", "syntax": {
        "source": "\n// A #Preview {\n/* #Preview */ @available(iOS 17, *)\n#Preview(\"A\") { B() }",
        "location": {"fileID": "W/A.swift", "line": 7}}}}
      """##
    let result = try answer(json)["expandMacroResult"] as? [String: Any]
    let source = """
      struct $s1WfMf_7PreviewfMu_: _PreviewDeclaration {
        static var _place: (file: String, line: Int) { (#"W/A.swift"#, 10) }
        @MainActor static func _makePreview() -> _PreviewContent {
          _PreviewContent("A") { B() }
        }
      }
      """
    #expect(result?["expandedSource"] as? String == source)
    #expect((result?["diagnostics"] as? [Any])?.isEmpty == true)
  }

  @Test func `an error is reported at the declaration`() throws {
    let json = #"""
      {"expandAttachedMacro": {"macro": {"typeName": "EntryMacro"}, "macroRole": "peer",
        "declSyntax": {"source": "@Entry func a()", "location": {"fileName": "A.swift", "offset": 7}}}}
      """#
    let result = try answer(json)["expandMacroResult"] as? [String: Any]
    let complaint = (result?["diagnostics"] as? [[String: Any]])?.first
    #expect(complaint?["severity"] as? String == "error")
    #expect((complaint?["position"] as? [String: Any])?["offset"] as? Int == 7)
  }

  @Test(arguments: ["", "[]", "{}", "null", #"{"newThing": 3}"#, #"{"expandAttachedMacro": {"macro": []}}"#])
  func `an unknown request gets an empty expansion`(json: String) throws {
    let result = try answer(json)["expandMacroResult"] as? [String: Any]
    #expect(result?["expandedSource"] as? String == "")
  }
}

struct MessageChannelTests {
  @Test func `a message is received as it was sent, and a channel ends`() throws {
    let pipe = Pipe()
    let channel = MessageChannel(input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
    channel.send(Data("{}".utf8))
    try pipe.fileHandleForWriting.write(contentsOf: Data([1, 2, 3]))
    try pipe.fileHandleForWriting.close()
    #expect(channel.receive() == Data("{}".utf8))
    #expect(channel.receive() == nil)
  }

  @Test func `an invalid length ends the channel`() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(repeating: 0xFF, count: 16))
    try pipe.fileHandleForWriting.close()
    let channel = MessageChannel(input: pipe.fileHandleForReading, output: pipe.fileHandleForWriting)
    #expect(channel.receive() == nil)
  }
}

struct ModelMacroTests {
  private func expansion(_ type: String, _ role: String, _ source: String) -> Expansion {
    Expansion.of(
      type, MacroApplication(role: role, declaration: source, context: [], extendedType: "Schema.Boat"))
  }

  @Test func `a model has a record and the conformance, also within another type`() {
    #expect(
      expansion("ModelMacro", "member", "@Model final class Boat {}")
        == .source("public let _modelRecord = _ModelRecord()"))
    #expect(
      expansion("ModelMacro", "extension", "@Model final class Boat {}")
        == .source("extension Schema.Boat: PersistentModel, Observable {}"))
    #expect(
      expansion("ModelMacro", "member", "@Model struct Boat {}")
        == .error("'@Model' can only be applied to a class"))
  }

  @Test func `a managed property reads and writes the value of its name`() {
    #expect(
      expansion("ManagedPropertyMacro", "accessor", "@_NManaged public var `default`: Int?")
        == .source("get { _managed(\"default\") }\nset { setValue(newValue, forKey: \"default\") }"))
    #expect(expansion("ManagedPropertyMacro", "accessor", "@_NManaged var a = 1") != .source(""))
  }
}
