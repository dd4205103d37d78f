import Foundation
import Scheduling
import SharedFolders
import Timelines
import ToolReports

struct StackStatus: Codable {
  struct Widget: Codable {
    /// Its folder, relative to the output.
    let place: String
    let hasPicture: Bool
    /// Its relevance now; nil if it has none.
    let relevance: Float?
  }

  let name: String
  let family: String
  let folder: String
  /// Whether it is configured; nil if unknown.
  let isAskedFor: Bool?
  /// The folder of the widget that is shown, relative to the output; nil if there is none.
  let shows: String?
  let shownSince: Date?
  /// When the picture was written; a widget may have several pictures.
  let pictureSince: Date?
  /// The widget that should be shown now; it differs from `shows` if a pass is due.
  let chosen: String?
  let reason: StackChoice.Reason?
  /// The relevance of the chosen widget, and the date until which its own timeline says so.
  let relevance: Float?
  let relevanceEnd: Date?
  /// The widgets that take turns, including the chosen one.
  let equals: [String]
  /// The length of a turn in seconds.
  let turn: Double?
  /// When another widget is shown, by the current timelines, and which one.
  let nextChange: Date?
  let next: String?
  let widgets: [Widget]

  /// - Parameter asked: The stack, if its folder does not tell.
  init?(_ path: String, _ asked: OutputSlot?, isAskedFor: Bool?, _ look: StatusContext) {
    let (place, now) = (look.folder.place(at: path), look.now)
    let record = place.stackRecord()
    guard let name = record?.stack.place ?? asked else { return nil }
    let stack = record?.stack ?? StackSlot(place: name, members: [], format: "png", turn: StackSlot.defaultTurn)
    let (members, situation) = (stack.members.map(\.path), look.folder.situation(of: stack))
    let choice = situation.choice(at: now)
    (self.name, family, folder, self.isAskedFor) = (name.kind, name.family.name, look.name + path, isAskedFor)
    let isShown = place.currentFrame() != nil
    shows = isShown ? record?.shown.path : nil
    shownSince = isShown ? record?.since : nil
    pictureSince = place.currentSince()
    (chosen, reason) = (choice.map { members[$0.member] }, choice?.reason)
    (relevance, relevanceEnd) = (choice?.score, choice?.scoreEnd)
    equals = choice?.tiedMembers.map { members[$0] } ?? []
    turn = record?.stack.turn
    nextChange = situation.nextChange(after: now)
    next = nextChange.flatMap { situation.choice(at: $0) }.map { members[$0.member] }
    widgets = zip(members, situation.members).map { path, member in
      Widget(
        place: path, hasPicture: member.hasPicture, relevance: member.spans.last { $0.contains(now) }?.score)
    }
  }

  func lines(at now: Date) -> [String] {
    let words = RelativeDateText(now: now)
    var lines = ["\(name) \(family), a stack of \(widgets.count)  \(folder)"]
    if let shows, let shownSince {
      lines.append("    shown: \(shows) since \(words(shownSince))")
    } else {
      lines.append("    shown: no picture yet")
    }
    if isAskedFor == false { return lines + [OutputStatus.notConfiguredLine] }
    if let why { lines.append("    why: \(why)") }
    if let chosen, chosen != shows { lines.append("    due: \(chosen), at the next pass") }
    if let nextChange, let next {
      lines.append("    next widget: \(next) at \(words(nextChange))")
    } else {
      lines.append("    next widget: none by the current timelines")
    }
    return lines
  }

  /// The reason for the choice; nil if nothing is chosen.
  private var why: String? {
    guard let reason else { return nil }
    let score = relevance.map { ", \($0.inWords)" } ?? ""
    let turns = "take turns every \((turn ?? 0).inWords)"
    let subject = chosen == shows ? "it" : chosen ?? "it"
    return switch reason {
    case .only: "no other widget has a picture"
    case .highest:
      "\(subject) has the highest relevance\(score)" + (relevanceEnd.map { ", until \($0.localText())" } ?? "")
    case .tied: "\(equals.count) widgets have the highest relevance\(score) and \(turns)"
    case .idle: "no widget is relevant now; \(equals.count) \(turns)"
    }
  }
}

extension Float {
  fileprivate var inWords: String { "\(self)".replacing(/\.0$/, with: "") }
}

extension Double {
  /// The duration in its largest whole unit: `15 minutes`, `1 hour`.
  fileprivate var inWords: String {
    let units: [(Double, String)] = [(3600, "hour"), (60, "minute"), (1, "second")]
    let (length, unit) = units.first { truncatingRemainder(dividingBy: $0.0) == 0 } ?? (1, "second")
    let count = "\(self / length)".replacing(/\.0$/, with: "")
    return "\(count) \(unit)\(count == "1" ? "" : "s")"
  }
}
