import Dispatch
import Foundation
package import Refreshing
package import SharedFolders
import Synchronization
import Timelines

/// Runs the commands of replaced pictures one after another, while a daemon's passes continue.
package final class ChangeCommands: Sendable {
  package struct Table: Sendable {
    let places: [OutputSlot: ChangeCommand]
    /// By the folder of the screen.
    let screens: [String: ChangeCommand]

    package init(places: [OutputSlot: ChangeCommand], screens: [String: ChangeCommand]) {
      (self.places, self.screens) = (places, screens)
    }
  }

  private let queue = DispatchQueue(label: "almanac.changes")
  private let commands: Mutex<Table>
  /// The slots whose commands are queued. A command that has not started yet sees the newest picture.
  private let waiting = Mutex<Set<String>>([])
  private let output: String
  private let environment: [String: String]
  private let printError: @Sendable (String) -> Void

  /// - Parameters:
  ///   - commands: The commands by slot.
  ///   - output: The output folder.
  ///   - environment: The tool's environment.
  ///   - tell: Receives error messages, on another thread.
  package init(
    _ commands: Table, in output: String, _ environment: [String: String],
    tell: @escaping @Sendable (String) -> Void
  ) {
    self.commands = Mutex(commands)
    (self.output, self.environment, self.printError) = (output, environment, tell)
  }

  package func change(to others: Table) { commands.withLock { $0 = others } }

  /// Queues the commands of the replaced pictures, without waiting for them.
  package func enqueue(after outcomes: [SlotOutcome], _ screens: [ScreenOutcome]) {
    let known = commands.withLock { $0 }
    for outcome in outcomes where outcome.isReplaced {
      let name = outcome.name
      let change = ChangeCommand.Change(
        picture: outcome.picture, kind: (outcome.member ?? name).kind, family: name.family.name,
        stack: outcome.member == nil ? nil : name.kind)
      enqueue(known.places[name], after: change, of: name.path)
    }
    for screen in screens where screen.isReplaced {
      let change = ChangeCommand.Change(picture: screen.picture, kind: screen.path, family: "")
      enqueue(known.screens[screen.path], after: change, of: screen.path)
    }
  }

  private func enqueue(_ command: ChangeCommand?, after change: ChangeCommand.Change, of place: String) {
    guard let command, waiting.withLock({ $0.insert(place).inserted }) else { return }
    queue.async { [self] in
      waiting.withLock { _ = $0.remove(place) }
      guard let problem = command.run(for: change, in: output, environment) else { return }
      printError("\(place): exec: \(command.words.joined(separator: " ")): \(problem)")
    }
  }

  /// Waits until all queued commands have ended.
  package func waitUntilIdle() { queue.sync {} }
}
