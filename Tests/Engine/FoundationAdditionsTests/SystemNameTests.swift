import Dispatch
import FoundationAdditions
import Testing

/// Names of Apple's systems that are available with Foundation alone.
struct SystemNameTests {
  @Observable final class Buoy: NSObject {
    var depth = 3
  }

  @Test func `units of time are Dispatch's`() {
    #expect(NSEC_PER_SEC == 1_000 * NSEC_PER_MSEC && NSEC_PER_MSEC == 1_000 * NSEC_PER_USEC)
    #expect(USEC_PER_SEC == NSEC_PER_SEC / NSEC_PER_USEC && MSEC_PER_SEC == NSEC_PER_SEC / NSEC_PER_MSEC)
  }

  @Test func `a class returns itself, and a serial queue is a queue`() {
    #expect(Buoy.classForCoder() == Buoy.self)
    #expect(OS_dispatch_queue_serial(label: "quay").label == "quay")
  }

  @Test func `iCloud's store has the names that its observers use`() {
    #expect(
      NSUbiquitousKeyValueStore.didChangeExternallyNotification.rawValue
        == "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
    let reasons = [
      NSUbiquitousKeyValueStoreServerChange, NSUbiquitousKeyValueStoreInitialSyncChange,
      NSUbiquitousKeyValueStoreQuotaViolationChange, NSUbiquitousKeyValueStoreAccountChange,
    ]
    #expect(reasons == [0, 1, 2, 3])
  }

  @Test func `Foundation exports Observation`() {
    let buoy = Buoy()
    let hears = Hears()
    withObservationTracking {
      _ = buoy.depth
    } onChange: {
      hears.count += 1
    }
    buoy.depth = 4
    #expect(hears.count == 1)
  }

  private final class Hears: @unchecked Sendable { var count = 0 }
}
