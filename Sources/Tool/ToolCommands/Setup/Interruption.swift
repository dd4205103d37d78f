import Dispatch
import Glibc
import Synchronization
import ToolReports

/// Notes the first signal that asks `setup` to end. Programs that `setup` runs do not ignore these signals.
struct Interruption {
  private final class Arrival: Sendable {
    let first = Mutex<Int32?>(nil)

    func note(_ number: Int32) {
      let isFirst = first.withLock { first in
        defer { first = first ?? number }
        return first == nil
      }
      guard isFirst else { return }
      Console.inform("")
      Console.error("note: interrupted; setup undoes what it has done")
    }
  }

  private let arrival = Arrival()
  private let sources: [any DispatchSourceSignal]

  /// The signal; nil for none.
  var signal: Int32? { arrival.first.withLock { $0 } }

  init() {
    sources = [SIGINT, SIGTERM, SIGHUP].map { [arrival] number in
      Glibc.signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrival.note(number) }
      source.resume()
      return source
    }
  }
}
