import Foundation
import Testing
import TimetableLibrary

@Suite struct ContractTests {
  @Test func `a lesson is what it was made of`() {
    #expect(Lesson(id: "1", title: "Art", startTime: .distantPast, endTime: .distantFuture).title == "Art")
  }
}
