import Diagnostics
import Foundation
import FoundationAdditions
import Graphics
import Testing

private final class Boat: NSObject {
  let name: String
  let length: Double?
  let isSold: Bool
  let owner: [String: Any]

  init(_ name: String, _ length: Double?, isSold: Bool = false, owner: String = "Ada") {
    (self.name, self.length, self.isSold) = (name, length, isSold)
    self.owner = ["name": owner]
  }
}

struct PredicateTests {
  private let boats = [Boat("Quay", 3), Boat("Dinghy", 5.5, isSold: true, owner: "Bo"), Boat("quiver", nil)]

  private func names(_ format: String, _ arguments: Any...) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return boats.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  @Test func `numbers, Booleans and texts are compared`() {
    #expect(names("length > 3") == ["Dinghy"])
    #expect(names("length >= %@ AND length <= %d", 3, 5) == ["Quay"])
    #expect(names("isSold == YES") == ["Dinghy"])
    #expect(names("isSold = %@", false) == ["Quay", "quiver"])
    #expect(names("%K == %@", "owner.name", "Bo") == ["Dinghy"])
    #expect(names("length == nil") == ["quiver"])
    #expect(names("length != NULL") == ["Quay", "Dinghy"])
    #expect(names("length == -3") == [])
  }

  @Test func `texts are searched, with and without regard to case`() {
    #expect(names("name BEGINSWITH 'q'") == ["quiver"])
    #expect(names("name beginswith[cd] \"Q\"") == ["Quay", "quiver"])
    #expect(names("name CONTAINS %@", "in") == ["Dinghy"])
    #expect(names("name ENDSWITH 'y'") == ["Quay", "Dinghy"])
    #expect(names("name LIKE[c] 'Q?a*'") == ["Quay"])
    #expect(names("name MATCHES '[a-z]+'") == ["quiver"])
    #expect(NSPredicate(format: "SELF MATCHES %@", "a+").evaluate(with: "aaa"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "a(").evaluate(with: "a("))
  }

  @Test func `terms are joined, AND before OR, and lists hold values`() {
    #expect(names("length < 4 OR isSold == TRUE AND name == 'Quay'") == ["Quay"])
    #expect(names("(length < 4 OR isSold == TRUE) && !(name == 'Quay')") == ["Dinghy"])
    #expect(names("NOT name IN %@", ["Quay", "quiver"]) == ["Dinghy"])
    #expect(names("name IN {'Quay', 'x'}") == ["Quay"])
    #expect(names("length BETWEEN %@", [3, 4]) == ["Quay"])
    #expect(names("TRUEPREDICATE").count == 3)
    #expect(names("owner.name != %@", "Ada") == ["Dinghy"])
  }

  @Test func `collections support any, all and none`() {
    let harbour: [String: Any] = ["boats": boats, "names": ["a", "b"]]
    #expect(NSPredicate(format: "ANY boats.isSold == YES").evaluate(with: harbour))
    #expect(!NSPredicate(format: "ALL boats.isSold == YES").evaluate(with: harbour))
    #expect(NSPredicate(format: "NONE boats.name == 'x'").evaluate(with: harbour))
    #expect(NSPredicate(format: "boats.@count == 3").evaluate(with: harbour))
    #expect(NSPredicate(format: "names CONTAINS 'b'").evaluate(with: harbour))
  }

  @Test func `dates are arguments like objects`() {
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    let predicate = NSPredicate(
      format: "(date >= %@) AND (date < %@)", day as any CVarArg, NSDate(timeIntervalSinceReferenceDate: 90_000))
    #expect(predicate.evaluate(with: ["date": day]))
    #expect(!predicate.evaluate(with: ["date": day.addingTimeInterval(3600)]))
    #expect(String(format: "%@", UUID(uuidString: "00000000-0000-0000-0000-000000000001") ?? UUID()).hasSuffix("01"))
  }

  @Test(arguments: [
    "SUBQUERY(boats, $b, $b.isSold == YES).@count > 0", "name ==", "== 3", "name == %@", "(name == 'a'", "'a",
    "now() > date", "name == 'a' name", "%Q", "", String(repeating: "!", count: 100_000) + "TRUEPREDICATE",
  ])
  func `an unsupported format is reported and matches everything`(format: String) {
    let log = DiagnosticLog()
    let predicate = log.collecting { NSPredicate(format: format, argumentArray: []) }
    #expect(predicate.evaluate(with: boats[0]))
    #expect(log.diagnostics.map(\.id) == ["predicate.unsupported"])
  }

  @Test func `descriptors sort by names and by properties without a value`() {
    let byLength = NSSortDescriptor(keyPath: \Boat.length, ascending: false)
    #expect(byLength.compare(boats[0], to: boats[1]) == .orderedDescending)
    #expect(byLength.compare(boats[2], to: boats[1]) == .orderedDescending)
    let byOwner = NSSortDescriptor(key: "owner.name", ascending: true)
    #expect(byOwner.compare(boats[1], to: boats[0]) == .orderedDescending)
    #expect(
      NSSortDescriptor(keyPath: \Boat.isSold, ascending: true).compare(boats[0], to: boats[1]) == .orderedAscending)
  }
}
