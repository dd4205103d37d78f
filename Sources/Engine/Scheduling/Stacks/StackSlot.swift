package import Foundation

/// Widgets of one family in one place, which shows one of them at a time. Each keeps a place of its own besides.
package struct StackSlot: Hashable, Sendable, Codable {
  /// The stack's place; its name stands where a widget's kind does.
  package let place: OutputSlot
  /// In order, each once.
  package let members: [OutputSlot]
  /// The ending of the picture's name: `png`, `svg` or `pdf`, as of its widgets'.
  package let format: String
  /// How long each of equals is shown, in seconds.
  package let turn: TimeInterval

  package init(place: OutputSlot, members: [OutputSlot], format: String, turn: TimeInterval) {
    (self.place, self.members, self.format, self.turn) = (place, members, format, turn)
  }

  /// How long each of equals is shown unless said otherwise: a quarter of an hour.
  package static let usualTurn: TimeInterval = 900
}

/// What a stack shows, since when: `stack.json`.
package struct StackRecord: Hashable, Sendable, Codable {
  package let stack: StackSlot
  /// The widget that is shown.
  package let shown: OutputSlot
  /// Since when it is shown, in one picture or several.
  package let since: Date
  /// The widget's frame that the picture is of.
  package let memberFrame: String
  /// The stack's own frame in place, and the one before.
  package let frames: [String]

  package init(stack: StackSlot, shown: OutputSlot, since: Date, memberFrame: String, frames: [String]) {
    (self.stack, self.shown, self.since) = (stack, shown, since)
    (self.memberFrame, self.frames) = (memberFrame, frames)
  }
}

extension OutputFolder {
  /// What the choice of a stack is made from, as its widgets' folders have it now.
  package func situation(of stack: StackSlot) -> StackSituation {
    let members = stack.members.map { name in
      let folder = place(name)
      let hasPicture = folder.shownFrame() != nil && folder.isReadable(format: stack.format)
      return StackSituation.Member(
        spans: hasPicture ? folder.record()?.relevanceSpans ?? [] : [], hasPicture: hasPicture)
    }
    return StackSituation(members: members, turn: stack.turn)
  }

  /// The kinds of the widgets in the stacks of that name, in the order of the stacks' widgets.
  package func kinds(inStack name: String) -> [String] {
    stacks().compactMap { place(at: $0).stackRecord()?.stack }.filter { $0.place.kind == name }
      .flatMap { $0.members.map(\.kind) }
  }

  /// The paths of all stacks, in order.
  package func stacks() -> [String] { folders(with: SlotFolder.FileName.stack) ?? [] }
}
