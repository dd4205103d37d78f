import DeviceServing
import Foundation
import Testing

@Suite struct SetupLimitTests {
  private let now = Date(timeIntervalSince1970: 0)

  @Test func `a thousand set-ups a minute from one address are refused`() {
    let limit = SetupLimit()
    #expect((0..<1000).count { _ in limit.allows("192.0.2.1", at: now) } == 60)
    #expect(limit.allows("192.0.2.2", at: now) && limit.allows("192.0.2.1", at: now + 60))
  }
}
