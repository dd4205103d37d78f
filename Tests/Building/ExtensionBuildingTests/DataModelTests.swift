import DataModels
import Foundation
import Testing

@testable import ExtensionBuilding

struct DataModelTests {
  private let fleet = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <!-- a fleet -->
    <model type="com.apple.IDECoreDataModeler.DataModel" sourceLanguage="Swift">
        <entity name="Boat" representedClassName="Boat" codeGenerationType="class">
            <attribute name="name" attributeType="String" defaultValueString="A &amp; &#x42;"/>
            <attribute name="length" optional="YES" attributeType="Integer 64" usesScalarValueType="YES"/>
            <attribute name="price" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
            <attribute name="launched" attributeType="Date" usesScalarValueType="NO"/>
            <relationship name="crew" toMany="YES" destinationEntity="Sailor" inverseName="boat" deletionRule="Cascade"/>
        </entity>
        <entity name="Ferry" representedClassName=".Ferry" parentEntity="Boat" codeGenerationType="class"/>
        <entity name="Sailor" representedClassName="Sailor" codeGenerationType="category">
            <relationship name="boat" maxCount="1" destinationEntity="Boat" inverseName="crew"/>
        </entity>
        <entity name="Log" representedClassName="Log"><attribute name="id" attributeType="UUID"/></entity>
        <elements><element name="Boat" positionX="-54"/></elements>
    </model>
    """

  private func file(_ text: String, version: String? = nil) throws -> (bench: Bench, file: DataModelFile) {
    let bench = try Bench()
    try bench.put(text, at: "Fleet.xcdatamodeld/Fleet 2.xcdatamodel/contents")
    try bench.put("<model></model>", at: "Fleet.xcdatamodeld/Fleet.xcdatamodel/contents")
    if let version {
      try bench.put(
        "<plist version=\"1.0\"><dict><key>_XCCurrentVersionName</key><string>\(version)</string></dict></plist>",
        at: "Fleet.xcdatamodeld/.xccurrentversion")
    }
    return (bench, try DataModelFile(bench.folder.appending(path: "Fleet.xcdatamodeld")))
  }

  @Test func `the current version is read`() throws {
    let model = try file(fleet, version: "Fleet 2.xcdatamodel").file.model
    #expect(model.entities.map(\.name) == ["Boat", "Ferry", "Sailor", "Log"])
    #expect(model.entities[0].attributes[0].defaultValue == "A & B")
    #expect(model.entities[0].relationships[0].isToMany && !model.entities[2].relationships[0].isToMany)
    #expect(model.entities[1].className == "Ferry" && model.entities[1].parent == "Boat")
  }

  @Test func `classes follow the model`() throws {
    let text = DataModelSource(file: try file(fleet, version: "Fleet 2.xcdatamodel").file).text
    #expect(text.contains("public class Boat: NSManagedObject {"))
    #expect(text.contains("public class Ferry: Boat {"))
    #expect(!text.contains("class Sailor:") && text.contains("extension Sailor {"))
    #expect(!text.contains("Log"))
    for property in [
      "name: String?", "length: Int64", "price: NSNumber?", "launched: Date?", "crew: NSSet?", "boat: Boat?",
    ] { #expect(text.contains("public var \(property) {")) }
    #expect(text.contains("public func addToCrew(_ value: Sailor) { _add(value, to: \"crew\") }"))
    #expect(text.contains("public func removeFromCrew(_ values: NSSet)"))
    #expect(text.contains("extension Boat: Identifiable {}") && !text.contains("extension Ferry: Identifiable"))
  }

  @Test(arguments: [
    ("", "line 1"), ("<model>", "missing </model>"), ("<model>\n<entity name=\"a>\n</model>", "line 2"),
    ("<plist></plist>", "missing <model>"), ("<model><entity/></model>", "without a name"),
    ("<model></model><a/>", "unexpected content after"),
    (String(repeating: "<a>", count: 100_000), "too deeply"),
  ])
  func `a damaged model is an error with a remedy`(text: String, problem: String) throws {
    let failure = try #require(throws: ExtensionBuildingError.self) {
      try file(text, version: "Fleet 2.xcdatamodel")
    }
    #expect(failure.kind == .badData && failure.message.contains(problem))
    #expect(failure.message.contains("Fleet 2.xcdatamodel/contents") && failure.message.contains("restore it"))
  }

  @Test func `a missing version is an error`() throws {
    let failure = try #require(throws: ExtensionBuildingError.self) { try file(fleet, version: "Fleet 3.xcdatamodel") }
    #expect(failure.kind == .noInput && failure.message.contains("Fleet 3.xcdatamodel"))
  }

  @Test func `the tool's resources contain the model with its module`() throws {
    let (bench, _) = try file(fleet, version: "Fleet 2.xcdatamodel")
    var target = ExtensionTarget(name: "W", root: bench.folder, main: ModuleSources(name: "W"))
    target.main.dataModels = [bench.folder.appending(path: "Fleet.xcdatamodeld")]
    #expect(
      try GeneratedSources.files(of: target.main, in: target).map(\.name) == ["DataModel-Fleet.swift"])
    let folder = bench.folder.appending(path: "out")
    _ = try ResourceFolder(target: target).write(to: folder)
    let data = try Data(contentsOf: folder.appending(path: "Fleet.momd"))
    let model = try JSONDecoder().decode(DataModel.self, from: data)
    #expect(model.module == "W" && model.entities.count == 4)
  }
}

struct ObjCAttributeRewriterTests {
  @Test func `Objective-C attributes become spaces, and positions stay`() {
    let text = """
      @objc(Boat) final class Boat: NSManagedObject {
        @NSManaged var name: String
        @objc dynamic var x = 1  // @objection
        @nonobjc class func f() {}
      """
    let expected = """
                  final class Boat: NSManagedObject {
        @_NManaged var name: String
              dynamic var x = 1  // @objection
                 class func f() {}
      """
    #expect(ObjCAttributeRewriter.compiled(text) == expected)
    #expect(ObjCAttributeRewriter.compiled("@objc\nclass A {}") == "     \nclass A {}")
    #expect(ObjCAttributeRewriter.compiled("@objcMembers class A {}") == "             class A {}")
  }

  @Test(arguments: [
    ("public func addToCrew(_ value: Sailor)", "_add(value, to: \"crew\")"),
    ("public func removeFromCrew(_ values: NSSet)", "_remove(values, from: \"crew\")"),
    ("func insertIntoLogBook(_ value: Page, at idx: Int)", "_insert(value, at: idx, into: \"logBook\")"),
    ("func removeFromLogBook(at indexes: NSIndexSet)", "_remove(at: indexes, from: \"logBook\")"),
    ("func replaceLogBook(at idx: Int, with value: Page)", "_replace(at: idx, with: value, in: \"logBook\")"),
  ])
  func `generated relationship accessors get bodies`(
    method: String, body: String
  ) {
    let text = "  @objc(x:)\n  @NSManaged \(method)  // one\n  @NSManaged var crew: NSSet?"
    #expect(
      ObjCAttributeRewriter.compiled(text)
        == "           \n             \(method) { \(body) }  // one\n  @_NManaged var crew: NSSet?")
  }

  @Test func `a key path becomes a string`() {
    #expect(ObjCAttributeRewriter.compiled("f(#keyPath(Boat.owner.name), 1)") == "f(\"owner.name\"             , 1)")
    #expect(ObjCAttributeRewriter.compiled("#keyPath(") == "#keyPath(")
  }

  @Test func `an import of a submodule imports the module, in every module of an extension`() {
    let text = "import os.log\n@testable public import UIKit.UIImage // one.two\nimport class UIKit.UIColor\n"
    #expect(
      ObjCAttributeRewriter.compiled(text)
        == "import os    \n@testable public import UIKit         // one.two\nimport class UIKit.UIColor\n")
  }

  @Test func `other sources are compiled unchanged`() {
    #expect(ObjCAttributeRewriter.compiled("let a = \"x@y\" // #key") == nil)
  }
}
