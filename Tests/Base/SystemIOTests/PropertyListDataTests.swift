import Foundation
import SystemIO
import Testing

struct PropertyListDataTests {
  @Test func `all types of property lists are written`() throws {
    let values: [String: Any] = [
      "list": ["a", 2, [1.5, true]] as [Any], "names": ["A.ttf"], "object": NSArray(array: ["b"]),
      "nested": ["date": Date(timeIntervalSince1970: 60), "data": Data([1, 2])] as [String: Any],
      "number": NSNumber(value: 7), "text": "ä<&>" as NSString,
    ]
    let data = try PropertyListData.xml(values)
    let read = try PropertyListSerialization.propertyList(from: data, format: nil)
    let list = try #require(read as? [String: Any])
    let items = try #require(list["list"] as? [Any])
    #expect(items[0] as? String == "a" && items[1] as? Int == 2)
    #expect((items[2] as? [Any])?[1] as? Bool == true)
    #expect(list["names"] as? [String] == ["A.ttf"] && list["object"] as? [String] == ["b"])
    #expect((list["nested"] as? [String: Any])?["date"] as? Date == Date(timeIntervalSince1970: 60))
    #expect(list["number"] as? Int == 7 && list["text"] as? String == "ä<&>")
    #expect(String(decoding: data, as: UTF8.self).contains("<array>"))
  }

  @Test(arguments: [
    "a" as any Sendable, 1, 1.5 as Float, UInt8(1), true, Data([1]), Date(timeIntervalSince1970: 0), [String](), ["a"],
    [1, 2], ["a": [1]], [["a": [Date(timeIntervalSince1970: 0)]]],
  ])
  func `values of a property list can be written`(value: any Sendable) throws {
    #expect(PropertyListData.canContain(value))
    let list =
      try PropertyListSerialization.propertyList(
        from: PropertyListData.xml(["k": value]), format: nil) as? [String: Any]
    #expect(list?["k"] != nil)
  }

  @Test(arguments: [
    UUID() as any Sendable, URL(filePath: "/a"), [UUID()], ["a": URL(filePath: "/a")], Set([1]), [1: "a"],
    ["a": [1: 2]],
  ])
  func `a property list cannot contain other values`(value: any Sendable) {
    #expect(!PropertyListData.canContain(value))
  }

  @Test func `objects of Foundation are values, too`() {
    #expect(
      PropertyListData.canContain(
        NSArray(array: ["a", NSNumber(value: 1), NSDictionary(object: 1, forKey: "k" as NSString)])))
    #expect(!PropertyListData.canContain(NSArray(array: [Thread.current])))
    #expect(!PropertyListData.canContain(NSDictionary(object: 1, forKey: 2 as NSNumber)))
  }

  @Test func `other values are an error`() {
    #expect(throws: EncodingError.self) { try PropertyListData.xml(["a": Thread.current]) }
  }
}
