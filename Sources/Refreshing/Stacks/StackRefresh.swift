import Foundation
import Graphics
import Scheduling

/// Brings the place of a stack up to its date, after those of its widgets: chooses one, and puts its picture in place.
struct StackRefresh {
  let stack: PlacedStack
  let output: OutputFolder
  let clock: @Sendable () -> Date

  func run() -> PlaceOutcome {
    var outcome = PlaceOutcome(stack.place, format: stack.format)
    do throws(StoreError) {
      try run(&outcome)
    } catch {
      outcome.storeError = error
      outcome.due = nil
    }
    return outcome
  }

  private func run(_ outcome: inout PlaceOutcome) throws(StoreError) {
    let now = clock()
    let (folder, situation) = (output.place(stack.place), output.situation(of: stack))
    guard let choice = situation.choice(at: now) else {
      outcome.diagnostics.append(
        Diagnostic(
          id: "stack.no-picture", message: "no widget of the stack has a picture yet; what was shown stays",
          subject: stack.place.kind))
      // Nothing of it changes before one of its widgets does.
      outcome.due = due(frame: folder.shownFrame() ?? "", nil)
      return
    }
    let member = stack.members[choice.member]
    outcome.member = member
    let change = situation.nextChange(after: now)
    outcome.nextChange = change
    let own = output.place(member)
    let last = folder.stackRecord()
    if let last, last.stack == stack, last.shown == member, last.memberFrame == own.shownFrame(),
      last.frames.last == folder.shownFrame(), folder.isReadable(format: stack.format)
    {
      outcome.due = due(frame: last.frames.last ?? "", change)
      return
    }
    guard let frame = own.shownFrame(), let contents = own.contents(ofFrame: frame, format: stack.format),
      var report = FrameReport(stableJSON: contents.report)
    else {
      // Nothing is noted of the stack, so that the next pass looks at it again.
      outcome.diagnostics.append(
        Diagnostic(
          id: "stack.no-picture", message: "the picture of \(member.path) cannot be read; what was shown stays",
          subject: stack.place.kind))
      return
    }
    report.stack = stack.place.kind
    report.nextDate = [report.nextDate, change].compactMap(\.self).min()
    outcome.entryDate = report.entryDate
    let before = (last?.frames ?? []) + [folder.shownFrame()].compactMap(\.self)
    let name = try folder.keep(picture: contents.picture, format: stack.format) { _ throws(StoreError) in
      try folder.json(report)
    }
    if folder.shownFrame() != name || !folder.isReadable(format: stack.format) {
      try folder.show(name, format: stack.format)
      folder.synchronize()
      outcome.isReplaced = true
    }
    let isSame = last?.shown == member && last?.stack.place == stack.place
    try folder.keep(
      StackRecord(
        stack: stack, shown: member, since: isSame ? min(last?.since ?? now, now) : now, memberFrame: frame,
        frames: [before.last { $0 != name }, name].compactMap(\.self)))
    outcome.due = due(frame: name, change)
  }

  private func due(frame: String, _ date: Date?) -> DueList.Item {
    DueList.Item(recipe: stack.recipe, frame: frame, request: "", date: date)
  }
}
