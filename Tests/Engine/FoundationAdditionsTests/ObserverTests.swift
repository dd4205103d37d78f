import Diagnostics
import Foundation
import Graphics
import Testing

@testable import FoundationAdditions

/// Key-value observers, which are never notified.
struct ObserverTests {
  private final class Lamp: NSObject {
    var isLit = false
  }

  @Test func `an observer is reported because it is never notified`() {
    let log = DiagnosticLog()
    var told: [Bool?] = []
    log.collecting {
      let lamp = Lamp()
      let observation = lamp.observe(\.isLit, options: [.initial, .new]) { _, change in told.append(change.newValue) }
      lamp.isLit = true
      observation.invalidate()
      lamp.addObserver(NSObject(), forKeyPath: "isLit", context: nil)
    }
    #expect(told == [false])
    #expect(log.diagnostics.map(\.id) == ["observer.not-told", "observer.not-told"])
    #expect(log.diagnostics.compactMap(\.subject).allSatisfy { $0.contains("Lamp") })
  }
}
