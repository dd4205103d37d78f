import Dispatch
import Foundation
import Refreshing
import Scheduling
import Synchronization

/// Runs the commands of what was replaced, one after the other, beside the passes of a daemon.
final class ChangeCommands: Sendable {
  private let queue = DispatchQueue(label: "almanac.changes")
  private let commands: Mutex<[PlaceName: ChangeCommand]>
  /// The places whose commands wait for their turn: one that has not begun sees what is in place then.
  private let waiting = Mutex<Set<PlaceName>>([])
  private let output: String
  private let environment: [String: String]
  private let tell: @Sendable (String) -> Void

  /// - Parameters:
  ///   - commands: By the places whose pictures they follow.
  ///   - output: The folder that pictures are put in.
  ///   - environment: The tool's own.
  ///   - tell: Is told what did not go well, on another thread.
  init(
    _ commands: [PlaceName: ChangeCommand], in output: String, _ environment: [String: String],
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.commands = Mutex(commands)
    (self.output, self.environment, self.tell) = (output, environment, tell)
  }

  /// Goes on with others.
  func change(to others: [PlaceName: ChangeCommand]) { commands.withLock { $0 = others } }

  /// Begins the commands of what was replaced; does not wait for them.
  func begin(after outcomes: [PlaceOutcome]) {
    let known = commands.withLock { $0 }
    for outcome in outcomes where outcome.isReplaced {
      guard let command = known[outcome.name], waiting.withLock({ $0.insert(outcome.name).inserted }) else { continue }
      queue.async { [self] in
        waiting.withLock { _ = $0.remove(outcome.name) }
        if let problem = command.run(for: outcome, in: output, environment) {
          tell("\(outcome.name.path): \(problem)")
        }
      }
    }
  }

  /// Waits until all that were begun have ended.
  func finish() { queue.sync {} }
}
