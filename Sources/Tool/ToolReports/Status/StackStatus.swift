import Foundation
import Scheduling
import Timelines

/// What `status` says of a stack.
struct StackStatus: Codable {
  /// A widget of the stack.
  struct Widget: Codable {
    /// Its folder in the output.
    let place: String
    let hasPicture: Bool
    /// How much it matters now; nil where it does not.
    let relevance: Float?
  }

  let name: String
  let family: String
  /// The stack's folder.
  let folder: String
  /// Whether it is asked for; nil where that is not known.
  let isAskedFor: Bool?
  /// The widget that is in place, by its folder in the output; nil where none is.
  let shows: String?
  /// Since when.
  let shownSince: Date?
  /// When the picture was put in place, of which a widget may have several.
  let pictureSince: Date?
  /// The widget that is to be shown now: another one where a look is due.
  let chosen: String?
  let reason: StackChoice.Reason?
  /// How much the chosen one matters, and until when by its own timeline.
  let relevance: Float?
  let relevanceEnd: Date?
  /// Those that take turns, it among them.
  let equals: [String]
  /// The length of a turn in seconds.
  let turn: Double?
  /// When another widget is shown, as far as the timelines tell, and which.
  let nextChange: Date?
  let next: String?
  let widgets: [Widget]

  /// - Parameter asked: Which stack it is, where its folder does not say.
  init?(_ path: String, _ asked: OutputSlot?, isAskedFor: Bool?, _ look: StatusLook) {
    let (place, now) = (look.folder.place(at: path), look.now)
    let record = place.stackRecord()
    guard let name = record?.stack.place ?? asked else { return nil }
    let stack = record?.stack ?? StackSlot(place: name, members: [], format: "png", turn: StackSlot.usualTurn)
    let (members, situation) = (stack.members.map(\.path), look.folder.situation(of: stack))
    let choice = situation.choice(at: now)
    (self.name, family, folder, self.isAskedFor) = (name.kind, name.family.name, look.name + path, isAskedFor)
    let isShown = place.shownFrame() != nil
    shows = isShown ? record?.shown.path : nil
    shownSince = isShown ? record?.since : nil
    pictureSince = place.shownSince()
    (chosen, reason) = (choice.map { members[$0.member] }, choice?.reason)
    (relevance, relevanceEnd) = (choice?.score, choice?.scoreEnd)
    equals = choice?.equals.map { members[$0] } ?? []
    turn = record?.stack.turn
    nextChange = situation.nextChange(after: now)
    next = nextChange.flatMap { situation.choice(at: $0) }.map { members[$0.member] }
    widgets = zip(members, situation.members).map { path, member in
      Widget(
        place: path, hasPicture: member.hasPicture, relevance: member.spans.last { $0.contains(now) }?.score)
    }
  }

  /// In words, a line each.
  func lines(at now: Date) -> [String] {
    let words = DateWords(now: now)
    var lines = ["\(name) \(family), a stack of \(widgets.count)  \(folder)"]
    if let shows, let shownSince {
      lines.append("    shown: \(shows) since \(words(shownSince))")
    } else {
      lines.append("    shown: nothing is in place yet")
    }
    if isAskedFor == false { return lines + [OutputStatus.unasked] }
    if let why { lines.append("    why: \(why)") }
    if let chosen, chosen != shows { lines.append("    due: \(chosen), at the next pass") }
    if let nextChange, let next {
      lines.append("    next widget: \(next) at \(words(nextChange))")
    } else {
      lines.append("    next widget: none, as far as the timelines tell")
    }
    return lines
  }

  /// Why the chosen one is; nil where none is.
  private var why: String? {
    guard let reason else { return nil }
    let score = relevance.map { ", \($0.inWords)" } ?? ""
    let turns = "take turns of \((turn ?? 0).inWords)"
    let subject = chosen == shows ? "it" : chosen ?? "it"
    return switch reason {
    case .only: "no other has a picture"
    case .highest:
      "\(subject) has the highest relevance\(score)" + (relevanceEnd.map { ", until \($0.localText())" } ?? "")
    case .equals: "\(equals.count) have the highest relevance\(score), and \(turns)"
    case .idle: "none is relevant now; \(equals.count) \(turns)"
    }
  }
}

extension Float {
  /// `10`, `0.5`.
  fileprivate var inWords: String { "\(self)".replacing(/\.0$/, with: "") }
}

extension Double {
  /// A length of time in seconds in its largest whole unit: `15 minutes`, `1 hour`.
  fileprivate var inWords: String {
    let units: [(Double, String)] = [(3600, "hour"), (60, "minute"), (1, "second")]
    let (length, unit) = units.first { truncatingRemainder(dividingBy: $0.0) == 0 } ?? (1, "second")
    let count = "\(self / length)".replacing(/\.0$/, with: "")
    return "\(count) \(unit)\(count == "1" ? "" : "s")"
  }
}
