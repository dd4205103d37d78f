import SwiftUI

/// Where a label of an axis is, relative to the plot.
struct AxisLabelPlace: Sendable {
  let side: Edge
  let place: AxisPlace
  /// The part of the axis for the label.
  let room: AxisPlace
  let anchor: UnitPoint
  /// The distance from the plot, inwards if it is negative.
  let spacing: CGFloat
  /// The distance from the value along the axis.
  let shift: CGFloat
  /// Whether the label stays between the ends of the plot.
  let isAligned: Bool
  /// Whether the label takes room beside the plot.
  let takesRoom: Bool
  /// Whether half a label beyond the end of the axis takes room.
  let hasOverhang: Bool
  let collisions: AxisValueLabelCollisionResolution

  init(_ item: AxisItem) {
    let placement = item.part.placement
    let isUpright = item.side == .leading || item.side == .trailing
    let isInset = item.preset == .inset
    // Dates begin at their line.
    let begins = !isUpright && !item.isCentered && (item.value.value.isDate || item.preset == .extended) && !item.isBand
    (side, place, room) = (item.side, item.center, item.room)
    let across = isUpright ? placement.horizontalSpacing ?? 5 : placement.verticalSpacing ?? 4
    spacing = isInset ? -across : across
    let along = isUpright ? placement.verticalSpacing : placement.horizontalSpacing
    shift = isUpright ? -(along ?? 0) : along ?? (begins && item.isBesideTick && placement.anchor == nil ? 4 : 0)
    anchor =
      placement.anchor
      ?? Self.anchor(item.side, isInset: isInset, begins: begins, isAbove: isInset || item.preset == .extended)
    isAligned = item.preset == .aligned || isInset
    takesRoom = placement.offsetsMarks != false && !isInset
    hasOverhang = isUpright || (placement.anchor == nil && !begins && !isAligned)
    var collisions = placement.collisions
    if collisions.kind == .automatic {
      let kind: AxisValueLabelCollisionResolution.Kind = item.isBand ? (isUpright ? .disabled : .truncate) : .greedy
      collisions = AxisValueLabelCollisionResolution(kind: kind, minimumSpacing: isUpright ? 0 : 2)
    }
    self.collisions = collisions
  }

  private static func anchor(_ side: Edge, isInset: Bool, begins: Bool, isAbove: Bool) -> UnitPoint {
    switch side {
    case .bottom: UnitPoint(x: begins ? 0 : 0.5, y: isInset ? 1 : 0)
    case .top: UnitPoint(x: begins ? 0 : 0.5, y: isInset ? 0 : 1)
    case .leading: UnitPoint(x: isInset ? 0 : 1, y: isAbove ? 1 : 0.5)
    case .trailing: UnitPoint(x: isInset ? 1 : 0, y: isAbove ? 1 : 0.5)
    }
  }

  /// The frame of a label of `size` beside a plot.
  func frame(_ size: CGSize, beside plot: CGRect) -> CGRect {
    var point: CGPoint
    switch side {
    case .bottom: point = CGPoint(x: plot.minX + place.points(in: plot.width) + shift, y: plot.maxY + spacing)
    case .top: point = CGPoint(x: plot.minX + place.points(in: plot.width) + shift, y: plot.minY - spacing)
    case .leading: point = CGPoint(x: plot.minX - spacing, y: plot.maxY - place.points(in: plot.height) + shift)
    case .trailing: point = CGPoint(x: plot.maxX + spacing, y: plot.maxY - place.points(in: plot.height) + shift)
    }
    point.x -= anchor.x * size.width
    point.y -= anchor.y * size.height
    guard isAligned else { return CGRect(origin: point, size: size) }
    if side == .bottom || side == .top {
      point.x = max(plot.minX, min(point.x, plot.maxX - size.width))
    } else {
      point.y = max(plot.minY, min(point.y, plot.maxY - size.height))
    }
    return CGRect(origin: point, size: size)
  }

  /// The size of a label, truncated to its part of a plot.
  func size(of view: LayoutSubview, in plot: CGSize) -> CGSize {
    let whole = view.sizeThatFits(.unspecified)
    guard collisions.kind == .truncate, side == .bottom || side == .top else { return whole }
    let most = max(0, abs(room.points(in: plot.width)) - 2)
    guard whole.width > most else { return whole }
    let size = view.sizeThatFits(ProposedViewSize(width: most, height: whole.height))
    return CGSize(width: min(most, size.width), height: size.height)
  }

  /// The labels that are shown: of those that overlap, the more important, or the first.
  static func shown(_ labels: [(place: AxisLabelPlace, frame: CGRect)]) -> [Bool] {
    let order = labels.indices.sorted {
      (-labels[$0].place.collisions.priority, $0) < (-labels[$1].place.collisions.priority, $1)
    }
    var shown = labels.map { _ in true }
    var kept: [Int] = []
    for index in order {
      let (place, frame) = labels[index]
      let gap = place.collisions.minimumSpacing ?? 0
      let isUpright = place.side == .leading || place.side == .trailing
      // Lines of text may touch.
      let room = isUpright ? frame.insetBy(dx: 0, dy: 1 - gap) : frame.insetBy(dx: -gap, dy: 0)
      let isFree = kept.allSatisfy { labels[$0].place.side != place.side || !labels[$0].frame.intersects(room) }
      shown[index] = place.collisions.kind != .greedy || isFree
      if shown[index], frame.width > 0, frame.height > 0 { kept.append(index) }
    }
    return shown
  }
}
