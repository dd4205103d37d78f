import Foundation
import Synchronization

extension TaskProcess {
  /// Ends a process and those that it started, from any thread.
  package final class Killer: Sendable {
    /// nil when it is waited for: afterwards, another process may have its number.
    private let identifier: Mutex<Int32?>

    init(_ identifier: Int32) { self.identifier = Mutex(identifier) }

    package func kill() {
      identifier.withLock { number in
        // Itself, too: it may have left its group.
        for target in number.map({ [-$0, $0] }) ?? [] { _ = Foundation.kill(target, SIGKILL) }
      }
    }

    func killForTheLastTime() {
      kill()
      identifier.withLock { $0 = nil }
    }
  }
}
