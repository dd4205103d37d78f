import Foundation
import Scheduling
import SharedFolders
import SystemIO

extension RefreshPass {
  /// The stacks that are due although none of their widgets is: their date has come, their configuration has changed,
  /// or the slot does not show the recorded picture.
  func dueStacks(_ list: DueList, at now: Date) -> [StackSlot] {
    stacks.filter { stack in
      let path = stack.place.path
      guard let item = list.idleItem(path, recipe: stack.recipe, request: "", at: now) else { return true }
      return !output.allInPlace([(path, item)], at: now, knownTo: nil)
    }
  }

  /// Updates the stacks that are due, and those with a widget that was examined.
  func refreshStacks(
    after outcomes: [SlotOutcome], _ list: inout DueList, _ clock: @escaping @Sendable () -> Date
  ) -> [SlotOutcome] {
    let due = Set(dueStacks(list, at: clock()).map(\.place))
    let members = Set(outcomes.map(\.name))
    return stacks.filter { due.contains($0.place) || !members.isDisjoint(with: $0.members) }.map { stack in
      let outcome = StackRefresh(stack: stack, output: output, clock: clock).run()
      list.items[stack.place.path] = outcome.due
      return outcome
    }
  }
}

extension StackSlot {
  /// The recipe in the due list.
  var recipe: String {
    let words = members.map(\.path) + [format]
    return "stack-\(turn)-\(ContentHash(Data(words.joined(separator: "\u{0}").utf8)).digits)"
  }
}
