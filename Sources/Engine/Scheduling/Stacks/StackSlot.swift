package import Foundation
import JSONText
package import SharedFolders

/// Widgets of one family in one slot, which shows one of them at a time. Each also has a slot of its own.
package struct StackSlot: Hashable, Sendable, Codable {
  /// The stack's slot; its name takes the place of a widget's kind.
  package let place: OutputSlot
  /// The widgets in order, without duplicates.
  package let members: [OutputSlot]
  /// The file extension of the picture, like its widgets': `png`.
  package let format: String
  /// How long each of several equal widgets is shown, in seconds.
  package let turn: TimeInterval

  package init(place: OutputSlot, members: [OutputSlot], format: String, turn: TimeInterval) {
    (self.place, self.members, self.format, self.turn) = (place, members, format, turn)
  }

  /// The default turn: a quarter of an hour.
  package static let defaultTurn: TimeInterval = 900
}

/// The widget that a stack shows, and since when: `stack.json`.
package struct StackRecord: Hashable, Sendable, Codable {
  package let stack: StackSlot
  package let shown: OutputSlot
  /// The start of the widget's turn, which may have several pictures.
  package let since: Date
  /// The widget's frame with the picture.
  package let memberFrame: String
  /// The stack's current frame, and the one before.
  package let frames: [String]

  package init(stack: StackSlot, shown: OutputSlot, since: Date, memberFrame: String, frames: [String]) {
    (self.stack, self.shown, self.since) = (stack, shown, since)
    (self.memberFrame, self.frames) = (memberFrame, frames)
  }
}

extension OutputFolder {
  /// The inputs of the stack's choice, from its widgets' folders.
  package func situation(of stack: StackSlot) -> StackSituation {
    let members = stack.members.map { name in
      let folder = place(name)
      let hasPicture = folder.currentFrame() != nil && folder.isReadable(format: stack.format)
      return StackSituation.Member(
        spans: hasPicture ? folder.record()?.relevanceSpans ?? [] : [], hasPicture: hasPicture)
    }
    return StackSituation(members: members, turn: stack.turn)
  }

  /// The kinds of the widgets in the stacks of that name, in the stacks' order.
  package func kinds(inStack name: String) -> [String] {
    stacks().compactMap { place(at: $0).stackRecord()?.stack }.filter { $0.place.kind == name }
      .flatMap { $0.members.map(\.kind) }
  }

  /// The paths of all stacks, sorted.
  package func stacks() -> [String] { folders(with: SlotFolder.FileName.stack) ?? [] }
}

extension SlotFolder {
  /// The stack's last state; nil if there is none, or it cannot be read.
  package func stackRecord() -> StackRecord? { data(FileName.stack).flatMap { StackRecord(stableJSON: $0) } }

  /// The picture and report of a frame; nil if one of them cannot be read.
  package func contents(ofFrame name: String, format: String) -> (picture: Data, report: Data)? {
    guard let picture = data("\(FileName.frames)/\(name)/picture.\(format)"),
      let report = data("\(FileName.frames)/\(name)/\(FileName.report)")
    else { return nil }
    return (picture, report)
  }

  /// Stores the stack's state, and removes all other frames. It does not wait for the disk, because the state can be
  /// derived again.
  package func store(_ record: StackRecord) throws(StoreError) {
    try write(try json(record), to: FileName.stack, false)
    removeUnusedFiles(keeping: Set(record.frames))
  }
}
