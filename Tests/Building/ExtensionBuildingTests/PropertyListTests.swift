import Foundation
import Testing

@testable import ExtensionBuilding

struct OpenStepPropertyListTests {
  @Test func `braces, parentheses, quotation marks and comments are read`() throws {
    let value = try OpenStepPropertyList.parse(
      #"""
      // !$*UTF8*$!
      { a = (1, "two \"x\"\n", ); /* why */ "b c" = { d = e/f.swift; }; }
      """#)
    #expect(value["a"]?.strings == ["1", "two \"x\"\n"])
    #expect(value["b c"]?["d"]?.string == "e/f.swift")
  }

  @Test(arguments: [
    ("{ a = 1; ", 1), ("{\n a = ;\n}", 2), ("{\n a 1;\n}", 2), ("( a b )", 1), ("{ a = \"b; }", 1), ("{} {}", 1),
    ("", 1), ("{ /* a = 1; }", 1),
  ])
  func `a damaged list is an error with its line`(text: String, line: Int) {
    let failure = #expect(throws: OpenStepPropertyList.Failure.self) { try OpenStepPropertyList.parse(text) }
    #expect(failure?.line == line)
  }

  @Test func `deeply nested braces are an error`() {
    let text = String(repeating: "(", count: 100_000)
    #expect(throws: OpenStepPropertyList.Failure.self) { try OpenStepPropertyList.parse(text) }
  }
}

struct XcodeSettingsTests {
  private func settings(_ layers: [String: String]...) -> XcodeSettings {
    XcodeSettings(layers: layers, folder: URL(fileURLWithPath: "/p"))
  }

  @Test func `a setting expands others, and inherits`() {
    let settings = settings(
      ["A": "$(inherited) own ${B}", "B": "$(C:c99extidentifier)"], ["A": "below", "C": "My Widgets"])
    #expect(settings["A"] == "below own My_Widgets")
    #expect(settings.list("A") == ["below", "own", "My_Widgets"])
  }

  @Test func `circular settings are empty`() {
    #expect(settings(["A": "$(B)", "B": "$(A)"])["A"]?.contains("A") != true)
    #expect(settings(["A": "$("])["A"] == "$(")
  }

  @Test func `a conditional value is used if there is no general one`() {
    #expect(settings(["A[sdk=iphoneos*]": "phone"])["A"] == "phone")
    #expect(settings(["A[sdk=iphoneos*]": "phone", "A": "all"])["A"] == "all")
  }

  @Test func `a settings file includes others, and overrides them`() throws {
    let bench = try Bench()
    try bench.put("A = 1 // one\nB[sdk=*] = x = y;\n", at: "base.xcconfig")
    let file = try bench.put("#include \"base.xcconfig\"\n#include? \"none.xcconfig\"\nA = 2\n", at: "own.xcconfig")
    #expect(SettingsFile.settings(in: file) == ["A": "2", "B[sdk=*]": "x = y"])
  }
}

struct ModuleNameTests {
  @Test(arguments: [
    ("My Widget", "My_Widget"), ("7days", "_days"), ("a.b-c", "a_b_c"), ("Über", "Über"), ("", "_"), ("天気", "天気"),
  ])
  func `a module's name is derived from the product's`(name: String, identifier: String) {
    #expect(ModuleName.identifier(for: name) == identifier)
  }

  @Test(arguments: ["", "_", "7days", "a b", "a.b", "class", "a-b"])
  func `invalid identifiers are recognized`(name: String) {
    #expect(!ModuleName.isIdentifier(name))
  }
}
