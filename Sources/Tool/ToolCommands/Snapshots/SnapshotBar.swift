import Synchronization
import ToolReports

final class SnapshotBar: Sendable {
  private let bar: Mutex<ConsoleProgressBar>

  init(total: Int, done: Int) { bar = Mutex(ConsoleProgressBar(total: total, done: done)) }

  func advance() { bar.withLock { $0.advance() } }
  func finish() { bar.withLock { $0.finish() } }
}
