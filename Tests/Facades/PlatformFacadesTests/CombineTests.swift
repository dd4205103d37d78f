import CombineFacade
import Dispatch
import Foundation
import Testing

struct CombineTests {
  @Test func `queues are schedulers, and centres and timers publish, as in Combine`() async {
    let name = Notification.Name(UUID().uuidString)
    let values = NotificationCenter.default.publisher(for: name).map { _ in 1 }.receive(on: DispatchQueue.global())
    let timer = Timer.publish(every: 60, on: .main, in: .common).autoconnect().sink { _ in }
    await confirmation { heard in
      await withCheckedContinuation { continuation in
        let subscription = values.first().sink { value in
          if value == 1 { heard() }
          continuation.resume()
        }
        NotificationCenter.default.post(name: name, object: nil)
        withExtendedLifetime(subscription) {}
        kept.append(subscription)
      }
    }
    timer.cancel()
  }
}

// Subscriptions of the test, until the process ends.
private nonisolated(unsafe) var kept: [AnyCancellable] = []
