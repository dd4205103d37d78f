import Foundation
import Testing
import DailyLibrary

@Suite struct ContractTests {
  @Test func `the group has a name`() {
    #expect(DailyGroup.identifier == "group.almanac.daily")
  }
}
