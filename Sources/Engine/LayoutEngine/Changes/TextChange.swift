import Foundation
import Graphics

/// The change of what one node draws, of which texts have transitions of their own.
struct TextChange {
  private let content: NodeChange.Content
  private let old: NodeChange.Content?
  private let shaper: any TextShaping

  init(_ new: NodeChange?, _ old: NodeChange?, _ shaper: any TextShaping) {
    (content, self.old, self.shaper) = (new?.content ?? .fade, old?.content, shaper)
  }

  func items(from old: [DisplayItem], to new: [DisplayItem], at progress: Double) -> [DisplayItem] {
    let lines = (old.compactMap(\.line), new.compactMap(\.line))
    guard lines.0.count == old.count, lines.1.count == new.count else {
      return .interpolated(from: old, to: new, at: progress)
    }
    if lines.0.map(\.text) == lines.1.map(\.text) {
      guard content == .growth, progress != 0, progress != 1 else {
        return .interpolated(from: old, to: new, at: progress)
      }
      return zip(lines.0, lines.1).flatMap { growing(from: $0, to: $1, at: progress) }
    }
    switch content {
    case .identity: return new
    case .fade, .growth:
      return .interpolated(from: old, to: [], at: progress) + .interpolated(from: [], to: new, at: progress)
    case .digits:
      guard lines.0.count == lines.1.count else {
        return .interpolated(from: old, to: [], at: progress) + .interpolated(from: [], to: new, at: progress)
      }
      return zip(lines.0, lines.1).flatMap { rolling(from: $0, to: $1, at: progress) }
    }
  }

  /// A line between two sizes. Lines that also differ in their fonts fade into each other.
  private func growing(from old: TextItem, to new: TextItem, at progress: Double) -> [DisplayItem] {
    let (before, after) = (old.size, new.size)
    guard before > 0, after > 0 else { return .interpolated(from: [.text(old)], to: [.text(new)], at: progress) }
    let size = max(0, before + (after - before) * progress)
    var start = old
    for index in start.runs.indices { start.runs[index].style.font.size *= after / before }
    let origin = CGPoint(
      x: old.origin.x + (new.origin.x - old.origin.x) * progress,
      y: old.origin.y + (new.origin.y - old.origin.y) * progress)
    let scale = size / after
    let place = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: origin.x * (1 - scale), ty: origin.y * (1 - scale))
    (start.origin, start.width) = (origin, new.width)
    var end = new
    end.origin = origin
    return [
      .group(.transform(place), .interpolated(from: [.text(start)], to: [.text(end)], at: progress))
    ]
  }

  /// The characters of a line: equal ones move, others roll away. Digits of the same place are the same character, so the
  /// ends of both lines are matched.
  private func rolling(from old: TextItem, to new: TextItem, at progress: Double) -> [DisplayItem] {
    let (before, after) = (characters(of: old), characters(of: new))
    let distance = new.size * 0.7 * (countsDown ? -1 : 1)
    let shift = before.count - after.count
    var items: [DisplayItem] = []
    for (index, character) in after.enumerated() {
      let partner = index + shift
      let previous = before.indices.contains(partner) ? before[partner] : nil
      if let previous, previous.text == character.text {
        items += .interpolated(from: [.text(previous)], to: [.text(character)], at: progress)
      } else {
        items += .interpolated(from: [], to: [.text(character.moved(y: distance * (1 - progress)))], at: progress)
      }
    }
    for (index, character) in before.enumerated() {
      let partner = index - shift
      guard !after.indices.contains(partner) || after[partner].text != character.text else { continue }
      items += .interpolated(from: [.text(character.moved(y: -distance * progress))], to: [], at: progress)
    }
    return items
  }

  /// Whether digits roll downwards: as the transition says, or if its value is less than before.
  private var countsDown: Bool {
    guard case .digits(let countsDown, let value) = content else { return false }
    if let value, case .digits(_, let before?) = old { return value < before }
    return countsDown
  }

  /// Each cluster of a line as a text of its own, from the left.
  private func characters(of line: TextItem) -> [TextItem] {
    var x = line.origin.x
    return shaper.shape(line.runs, style: line.style).clusters.map { cluster in
      let item = TextItem(
        runs: line.runs.slice(cluster.utf8Range), style: line.style, origin: CGPoint(x: x, y: line.origin.y),
        width: cluster.advance)
      x += cluster.advance
      return item
    }
  }
}

extension TextItem {
  /// The largest size of its fonts, in points.
  fileprivate var size: CGFloat { runs.map(\.style.font.size).max() ?? 0 }

  fileprivate func moved(y: CGFloat) -> TextItem {
    var copy = self
    copy.origin.y += y
    return copy
  }
}

extension DisplayItem {
  fileprivate var line: TextItem? {
    if case .text(let item) = self { return item }
    return nil
  }
}
