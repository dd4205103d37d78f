import Foundation
import Testing

@testable import UIKitValues

/// Serialized: the device is the process's.
@Suite(.serialized) struct CurrentDeviceTests {
  @Test func `the default device is a phone`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.model == "iPhone")
    #expect(UIScreen.main.bounds.size == CGSize(width: 430, height: 932))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 860, height: 1864))
  }
}
