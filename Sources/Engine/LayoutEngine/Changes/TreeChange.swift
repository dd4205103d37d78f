package import Foundation
package import Graphics

/// The change from one placed tree to another, as a device animates it.
///
/// Nodes with the same identity move and change their size; what they draw is drawn in the frame between, and mixed.
/// Other nodes appear and disappear with their transitions, which are fades by default.
package final class TreeChange {
  /// Seconds since the new entry is shown.
  private let time: Double
  private let shaper: any TextShaping
  /// When the last of the animations is complete.
  package private(set) var duration = 0.0
  /// The nodes of both trees that views gave a name, wherever they are.
  private var named: (old: [AnyHashable: PlacedNode], new: [AnyHashable: PlacedNode]) = ([:], [:])

  package init(at time: Double, shaper: any TextShaping) { (self.time, self.shaper) = (time, shaper) }

  /// The display items at the time; nil is an empty tree.
  package func items(from old: PlacedNode?, to new: PlacedNode?) -> [DisplayItem] {
    named = (old?.named ?? [:], new?.named ?? [:])
    return paired([old].compactMap(\.self), [new].compactMap(\.self)).flatMap { items($0, .standard) }
  }

  private func items(_ pair: Pair, _ motion: Motion) -> [DisplayItem] {
    switch (pair.old, pair.new) {
    case (let old?, let new?): changed(old, new, motion)
    case (nil, let new?): appearing(new, motion)
    case (let old?, nil): leaving(old, motion)
    case (nil, nil): []
    }
  }

  private func progress(_ motion: Motion) -> Double {
    duration = max(duration, motion.duration)
    return motion.progress(at: time)
  }

  private func changed(_ old: PlacedNode, _ new: PlacedNode, _ outer: Motion) -> [DisplayItem] {
    if old.transition != nil && new.transition != nil && !old.modifies(sameViewAs: new) {
      // Such as a view with another `id(_:)`.
      return leaving(old, outer) + appearing(new, outer)
    }
    let motion = new.node.change?.motion(after: old.node.change) ?? outer
    let progress = progress(motion)
    let frame = old.frame.interpolated(to: new.frame, at: progress)
    var (parts, zIndex): ([[DisplayItem]], [Double]) = ([], [])
    var leftOver: [DisplayItem] = []
    for pair in paired(old.children, new.children) {
      let items = items(pair, motion)
      if pair.new != nil || new.node.drawing == nil {
        parts.append(items)
        zIndex.append((pair.new ?? pair.old)?.node.traits.zIndex ?? 0)
      } else {
        // What a node draws around its children, it does not draw around those that it has no more.
        leftOver += items
      }
    }
    guard let drawing = new.node.drawing else {
      return parts.indices.sorted { (zIndex[$0], $0) < (zIndex[$1], $1) }.flatMap { parts[$0] }
    }
    let animated = new.node.change?.drawing?.drawings(after: old.node.change?.drawing, at: progress)
    let after = (animated?.after ?? drawing)(DrawingSite(frame: frame, proposal: new.proposal, children: parts))
    guard let before = animated?.before ?? old.node.drawing, old.children.count == new.children.count else {
      return leftOver + after
    }
    let items = before(DrawingSite(frame: frame, proposal: old.proposal, children: parts))
    return leftOver + TextChange(new.node.change, old.node.change, shaper).items(from: items, to: after, at: progress)
  }

  private func appearing(_ new: PlacedNode, _ outer: Motion) -> [DisplayItem] {
    if let name = new.geometry, let old = named.old[name] { return moved(new, from: old.frame, to: new.frame, outer) }
    if new.modifiesTransition || new.contains(namesOf: named.old) { return modified(new) { appearing($0, outer) } }
    let motion = new.transition?.motion ?? outer
    guard let transition = new.transition else {
      return [DisplayItem].interpolated(from: [], to: new.displayItems, at: progress(motion))
    }
    let start = PlacedNode(transition.appearing, at: new.frame.origin, proposal: new.proposal)
    return changed(start, new, motion)
  }

  private func leaving(_ old: PlacedNode, _ outer: Motion) -> [DisplayItem] {
    if let name = old.geometry, let new = named.new[name] {
      return moved(old, from: old.frame, to: new.frame, outer, isLeaving: true)
    }
    if old.modifiesTransition || old.contains(namesOf: named.new) { return modified(old) { leaving($0, outer) } }
    let motion = old.transition?.motion ?? outer
    guard let transition = old.transition else {
      return [DisplayItem].interpolated(from: old.displayItems, to: [], at: progress(motion))
    }
    let end = PlacedNode(transition.leaving, at: old.frame.origin, proposal: old.proposal)
    return changed(old, end, motion)
  }

  /// A modifier or a container around views that appear or disappear.
  private func modified(_ node: PlacedNode, _ items: (PlacedNode) -> [DisplayItem]) -> [DisplayItem] {
    let parts = node.children.map(items)
    guard let drawing = node.node.drawing else { return Array(parts.joined()) }
    return drawing(DrawingSite(frame: node.frame, proposal: node.proposal, children: parts))
  }

  /// A view that fades into, or out of, another one with its name, between both places.
  private func moved(
    _ node: PlacedNode, from start: CGRect, to end: CGRect, _ motion: Motion, isLeaving: Bool = false
  ) -> [DisplayItem] {
    let progress = progress(motion)
    let place = node.frame.transform(to: start.interpolated(to: end, at: progress))
    let items = [DisplayItem.group(.transform(place), node.displayItems)]
    return isLeaving
      ? .interpolated(from: items, to: [], at: progress) : .interpolated(from: [], to: items, at: progress)
  }
}

/// A node in one of the trees, or in both.
private struct Pair {
  let old: PlacedNode?
  let new: PlacedNode?
}

/// Pairs nodes of the same identity, in the order of the new tree. Nodes that are only in the old one follow the node
/// that they followed.
private func paired(_ old: [PlacedNode], _ new: [PlacedNode]) -> [Pair] {
  var rest: [PairKey: [Int]] = [:]
  for (index, node) in old.enumerated().reversed() { rest[PairKey(node), default: []].append(index) }
  let partners = new.map { rest[PairKey($0)]?.popLast() }
  let taken = Set(partners.compactMap(\.self))
  var pairs: [Pair] = []
  func appendLeaving(from start: Int) {
    for index in old.indices.dropFirst(start).prefix(while: { !taken.contains($0) }) {
      pairs.append(Pair(old: old[index], new: nil))
    }
  }
  appendLeaving(from: 0)
  for (node, partner) in zip(new, partners) {
    pairs.append(Pair(old: partner.map { old[$0] }, new: node))
    if let partner { appendLeaving(from: partner + 1) }
  }
  return pairs
}

private struct PairKey: Hashable {
  let identity: AnyHashable?
  let rule: String

  init(_ node: PlacedNode) { (identity, rule) = (node.node.change?.identity, node.node.rule.name) }
}

extension PlacedNode {
  fileprivate var transition: (appearing: LayoutNode, leaving: LayoutNode, motion: Motion?)? { node.change?.transition }

  fileprivate var geometry: AnyHashable? { node.change?.geometry }

  /// The view inside of a modifier; nil for a view.
  private var modified: PlacedNode? { node.rule is any ModifierRule ? children.first : nil }

  /// Whether it is a modifier around a view with a transition or a name, which does not have one itself.
  fileprivate var modifiesTransition: Bool {
    guard transition == nil, let modified else { return false }
    return modified.transition != nil || modified.geometry != nil || modified.modifiesTransition
  }

  /// Whether the view inside of all modifiers has the same identity in both trees.
  fileprivate func modifies(sameViewAs other: PlacedNode) -> Bool {
    guard PairKey(self) == PairKey(other) else { return false }
    guard let modified, let others = other.modified else { return true }
    return modified.modifies(sameViewAs: others)
  }

  /// Whether a view inside has the name of one in the other tree. A transition applies to the whole view instead.
  fileprivate func contains(namesOf others: [AnyHashable: PlacedNode]) -> Bool {
    guard !others.isEmpty, transition == nil else { return false }
    return children.contains { child in
      child.geometry.map { others[$0] != nil } == true || child.contains(namesOf: others)
    }
  }

  fileprivate var named: [AnyHashable: PlacedNode] {
    var all: [AnyHashable: PlacedNode] = [:]
    collect(into: &all)
    return all
  }

  private func collect(into all: inout [AnyHashable: PlacedNode]) {
    if let geometry, all[geometry] == nil { all[geometry] = self }
    for child in children { child.collect(into: &all) }
  }
}

extension CGRect {
  package func interpolated(to end: CGRect, at progress: Double) -> CGRect {
    if self == end { return self }
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * progress }
    return CGRect(
      x: mix(minX, end.minX), y: mix(minY, end.minY), width: max(0, mix(width, end.width)),
      height: max(0, mix(height, end.height)))
  }

  /// The transform that maps the rectangle to another.
  fileprivate func transform(to end: CGRect) -> CGAffineTransform {
    let (x, y) = (width > 0 ? end.width / width : 1, height > 0 ? end.height / height : 1)
    return CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: end.minX - minX * x, ty: end.minY - minY * y)
  }
}
