import Diagnostics
import Foundation
import Graphics
import JSONText
import Scheduling
import SharedFolders

/// Updates a stack's slot after those of its widgets: chooses a widget and shows its picture.
struct StackRefresh {
  let stack: StackSlot
  let output: OutputFolder
  let clock: @Sendable () -> Date

  func run() -> SlotOutcome {
    var outcome = SlotOutcome(stack.place, format: stack.format)
    do throws(StoreError) {
      try run(&outcome)
    } catch {
      outcome.storeError = error
      outcome.due = nil
    }
    return outcome
  }

  private func run(_ outcome: inout SlotOutcome) throws(StoreError) {
    let now = clock()
    let (folder, situation) = (output.place(stack.place), output.situation(of: stack))
    guard let choice = situation.choice(at: now) else {
      report("no widget of the stack has a picture yet; the last picture stays", &outcome)
      // It does not change before one of its widgets does.
      outcome.due = due(frame: folder.currentFrame() ?? "", nil)
      return
    }
    let member = stack.members[choice.member]
    (outcome.member, outcome.nextChange) = (member, situation.nextChange(after: now))
    if let frame = frameInPlace(of: member) {
      outcome.due = due(frame: frame, outcome.nextChange)
    } else if let frame = output.place(member).currentFrame(), let picture = picture(of: member, frame, outcome) {
      try show(picture, of: member, frame, &outcome)
    } else {
      // Without a record, the next pass examines the stack again.
      report("cannot read the picture of \(member.path); the last picture stays", &outcome)
    }
  }

  /// The stack's current frame, if it shows the widget's current picture.
  private func frameInPlace(of member: OutputSlot) -> String? {
    let folder = output.place(stack.place)
    guard let last = folder.stackRecord(), last.stack == stack, last.shown == member, let frame = last.frames.last,
      last.memberFrame == output.place(member).currentFrame(), frame == folder.currentFrame(),
      folder.isReadable(format: stack.format)
    else { return nil }
    return frame
  }

  /// The widget's picture, and its metadata for the stack; `nil` if they cannot be read.
  private func picture(
    of member: OutputSlot, _ frame: String, _ outcome: SlotOutcome
  ) -> (data: Data, report: FrameReport)? {
    guard let contents = output.place(member).contents(ofFrame: frame, format: stack.format),
      var report = FrameReport(stableJSON: contents.report)
    else { return nil }
    report.stack = stack.place.kind
    report.nextDate = [report.nextDate, outcome.nextChange].compactMap(\.self).min()
    return (contents.picture, report)
  }

  private func show(
    _ picture: (data: Data, report: FrameReport), of member: OutputSlot, _ frame: String, _ outcome: inout SlotOutcome
  ) throws(StoreError) {
    let (now, folder) = (clock(), output.place(stack.place))
    let last = folder.stackRecord()
    let before = (last?.frames ?? []) + [folder.currentFrame()].compactMap(\.self)
    let name = try folder.store(picture: picture.data, format: stack.format) { _ throws(StoreError) in
      try folder.json(picture.report)
    }
    if folder.currentFrame() != name || !folder.isReadable(format: stack.format) {
      try folder.makeCurrent(name, format: stack.format)
      folder.synchronize()
      outcome.isReplaced = true
    }
    let since = last?.shown == member && last?.stack.place == stack.place ? last?.since ?? now : now
    try folder.store(
      StackRecord(
        stack: stack, shown: member, since: min(since, now), memberFrame: frame,
        frames: [before.last { $0 != name }, name].compactMap(\.self)))
    (outcome.entryDate, outcome.due) = (picture.report.entryDate, due(frame: name, outcome.nextChange))
  }

  private func report(_ message: String, _ outcome: inout SlotOutcome) {
    outcome.diagnostics.append(Diagnostic(id: "stack.no-picture", message: message, subject: stack.place.kind))
  }

  private func due(frame: String, _ date: Date?) -> DueList.Item {
    DueList.Item(recipe: stack.recipe, frame: frame, format: stack.format, request: "", date: date)
  }
}
