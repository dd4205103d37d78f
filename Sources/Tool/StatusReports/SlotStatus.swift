import Foundation
import Graphics
import Scheduling
import SharedFolders
import Timelines
import ToolReports

struct SlotStatus: Codable {
  let kind: String
  let family: String
  let options: [String]
  let folder: String
  /// Whether it is configured; nil if unknown.
  let isAskedFor: Bool?
  /// When the picture was written; nil if there is none.
  let shownSince: Date?
  let entryDate: Date?
  /// When the next picture is shown; nil for never.
  let nextChange: Date?
  let nextReload: Date?
  let reason: ReloadReason
  /// What delays the next reload.
  let delay: ReloadDelay?
  let isRequestPending: Bool
  /// When a delayed request takes effect; nil if there is none.
  let requestCountsFrom: Date?
  /// The number of reloads within the last 24 hours, and its limit.
  let reloads: Int
  let budget: Int?
  let lastError: ReloadHistory.Failure?
  let isDamaged: Bool

  /// - Parameter asked: The widget, if its folder does not tell.
  init?(_ path: String, _ asked: OutputSlot?, isAskedFor: Bool?, _ look: StatusContext) {
    let (place, now) = (look.folder.place(at: path), look.now)
    let record = place.record()
    guard let name = record?.place ?? asked else { return nil }
    var situation = ReloadSituation(shown: record?.shown, history: place.history(), request: look.tokens[name.kind])
    situation.isDamaged = place.isDamaged(record)
    let plan = situation.plan(at: now, rules: situation.history.rules)
    // A frame for a single second stands for the frame that it belongs to.
    let shown = place.currentFrame().map { SecondsFrame(name: $0)?.frame ?? $0 }
    let frame = record?.frames.last { $0.name == shown && $0.date <= now }
    // A daemon that draws seconds changes the picture before the timeline does.
    let sooner = place.shownNextDate().flatMap { $0 > now ? $0 : nil }
    (kind, family, options) = (name.kind, name.family.name, name.options)
    (self.folder, self.isAskedFor) = (look.name + path, isAskedFor)
    shownSince = place.currentSince()
    entryDate = shownSince == nil ? nil : frame?.entryDate ?? record?.frame(at: now)?.entryDate
    nextChange = [record?.nextChange(after: now), sooner].compactMap(\.self).min()
    (nextReload, reason, delay) = (plan.date, plan.reason, plan.delay)
    isRequestPending = situation.request != situation.history.servedRequest
    requestCountsFrom = look.tokens.pendingUntil(name.kind)
    reloads = situation.history.countedAttempts(at: now).count
    budget = situation.history.rules.dailyBudget
    lastError = situation.history.lastFailure
    isDamaged = situation.isDamaged
  }

  func lines(at now: Date) -> [String] {
    let words = RelativeDateText(now: now)
    var lines = [(["\(kind) \(family)"] + options).joined(separator: ", ") + "  \(folder)"]
    let since = shownSince.map { "since \(words($0))" } ?? "no picture yet"
    let entry = entryDate.map { ", entry of \($0.localText())" } ?? ""
    lines.append("    shown: \(since)\(entry)")
    if isAskedFor == false { return lines + [OutputStatus.notConfiguredLine] }
    lines.append("    next picture: \(nextChange.map { words($0) } ?? "none until the next reload")")
    if let nextReload {
      let date = nextReload <= now ? "due" : words(nextReload)
      lines.append("    next reload: \(date), \(reason.words)" + (delay.map { "; delayed: \($0.words)" } ?? ""))
    } else {
      lines.append("    next reload: when a program requests it")
    }
    if let requestCountsFrom { lines.append("    a request is delayed until \(words(requestCountsFrom))") }
    lines.append("    reloads in 24 hours: \(reloads)" + (budget.map { " of \($0)" } ?? ""))
    if let lastError { lines.append("    last error: \(words(lastError.date)): \(lastError.message)") }
    if isDamaged { lines.append("    stored files are damaged; the next refresh repairs them") }
    return lines
  }
}
