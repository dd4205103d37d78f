import Foundation
import Testing

@testable import UIKitValues

/// Serial and by itself: the device is the process's.
@Suite(.serialized) struct CurrentDeviceTests {
  @Test func `the device is a phone unless the tool says otherwise`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    #expect(UIScreen.main.bounds.size == CGSize(width: 430, height: 932))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 860, height: 1864))
  }
}
