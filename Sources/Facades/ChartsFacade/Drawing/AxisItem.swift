import Foundation
import SwiftUI

/// A part of an axis, and its place along it. Several labels at one value are one item.
struct AxisItem {
  let value: AxisValue
  let place: AxisPlace
  /// The place of the next mark; the axis's end for the last.
  let next: AxisPlace
  let parts: [_AxisPart]
  let side: Edge
  let text: String
  let writing: ChartPlan.Writing
  let preset: AxisMarkPreset
  let layers: [(AnyView) -> AnyView]
  let isBand: Bool
  /// The part of the axis for a label.
  let room: AxisPlace
  /// Whether a tick beside the label is as long as it.
  let isBesideTick: Bool

  /// Where the part is: at the value, or in the middle to the next.
  var center: AxisPlace { isCentered ? place.middle(to: next) : place }

  var isCentered: Bool { part.isCentered == true && !isBand }

  var part: _AxisPart { parts[0] }

  static let ticks = 4

  static func items(
    of axis: ChartSettings.Axis, _ scale: ChartScale, isUpright: Bool, _ writing: ChartPlan.Writing
  ) -> [AxisItem] {
    guard axis.visibility != .hidden else { return [] }
    let builder = AxisItemBuilder(scale: scale, isUpright: isUpright, isDefault: axis.groups == nil, writing: writing)
    return (axis.groups ?? AxisMarks()._groups).flatMap(builder.items)
  }
}

/// Converts the groups of an axis to items.
private struct AxisItemBuilder {
  let scale: ChartScale
  let isUpright: Bool
  /// Whether the chart has no contents of its own for the axis.
  let isDefault: Bool
  let writing: ChartPlan.Writing

  private var isTime: Bool { if case .numbers(_, isTime: true) = scale.domain { true } else { false } }

  func items(_ group: _AxisGroup) -> [AxisItem] {
    let (values, ticks) = values(of: group.values)
    let places = values.compactMap { value in scale.place(value).map { (value, $0) } }
      .filter { scale.contains($0.0) }
    let end = scale.range.place(1)
    return places.indices.flatMap { index -> [AxisItem] in
      let (value, place) = (AxisValue(value: places[index].0, index: index, count: places.count), places[index].1)
      let next = index + 1 < places.count ? places[index + 1].1 : end
      let parts = parts(of: group, value)
      let lines = parts.filter { if case .label = $0.kind { false } else { true } }.map { [$0] }
      let labels = parts.filter { if case .label = $0.kind { true } else { false } }
      let isBesideTick = parts.contains {
        if case .tick(let length) = $0.kind { length.kind != .points } else { false }
      }
      return (lines + (labels.isEmpty ? [] : [labels])).compactMap { parts in
        let item = AxisItem(
          value: value, place: place, next: next, parts: parts, side: side(group),
          text: writing.text(value.value, ticks), writing: writing,
          preset: group.preset, layers: group.layers, isBand: scale.band != nil, room: room(place, next, places.count),
          isBesideTick: isBesideTick)
        // The span that begins there is outside of the plot.
        let isEmpty = abs(next.points(in: 1000) - place.points(in: 1000)) < 1e-3
        return item.isCentered && isEmpty ? nil : item
      }
    }
  }

  /// The part of the axis from one value to the next.
  private func room(_ place: AxisPlace, _ next: AxisPlace, _ count: Int) -> AxisPlace {
    let (start, end) = (scale.range.place(0), scale.range.place(1))
    let whole = AxisPlace(fraction: end.fraction - start.fraction, inset: end.inset - start.inset)
    let share = scale.band ?? 1 / Double(max(1, count))
    return AxisPlace(fraction: whole.fraction * share, inset: whole.inset * share)
  }

  private func side(_ group: _AxisGroup) -> Edge {
    switch (group.position.kind, isUpright) {
    // Category names come before their bands.
    case (.automatic, true): scale.band == nil ? .trailing : .leading
    case (.leading, true): .leading
    case (_, true): .trailing
    case (.top, false): .top
    case (_, false): .bottom
    }
  }

  private func parts(of group: _AxisGroup, _ value: AxisValue) -> [_AxisPart] {
    switch group.content {
    case .custom(let parts): return parts(value)
    case .standard(let stroke, let label):
      // Bands have no lines by default.
      if isDefault, scale.band != nil { return label }
      let isExtended = group.preset == .extended || group.preset == .automatic && isTime && !isUpright
      let length = isUpright ? AxisTick.Length.longestLabel : .label
      let tick = isExtended && scale.band == nil ? AxisTick(length: length, stroke: stroke)._parts : []
      return AxisGridLine(stroke: stroke)._parts + tick + label
    }
  }

  private func values(of wish: _AxisGroup.Values) -> ([_ChartValue], DateTicks?) {
    switch (wish, scale.domain) {
    case (.stated(let values), .numbers(let range, isTime: true)):
      return (values, DateTicks.fitting(range, count: max(values.count, 2)))
    case (.stated(let values), _): return (values, nil)
    case (_, .categories(let names)): return (names.map { .category($0) }, nil)
    case (.automatic(let count, let least), .numbers(let range, isTime: true)):
      let range = visible(range)
      let length = range.upperBound - range.lowerBound
      let most = least.flatMap { $0 > 0 ? Int(min(1000, length / $0)) : nil } ?? .max
      let ticks = DateTicks.fitting(range, count: max(1, min(count ?? AxisItem.ticks, most)))
      return (ticks.values(in: range, calendar: writing.calendar).map { .date($0) }, ticks)
    case (.calendar(let component, let count, let calendar), .numbers(let range, _)):
      let ticks = DateTicks(component: component, count: count)
      return (ticks.values(in: visible(range), calendar: calendar ?? writing.calendar).map { .date($0) }, ticks)
    case (.step(let step), .numbers(let range, let isTime)):
      let numbers = NiceTicks.values(in: range, by: step)
      return (numbers.map { isTime ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }, nil)
    case (.automatic(let count, let least), .numbers(let range, isTime: false)):
      if scale.type.kind == .log { return (NiceTicks.powers(in: range, count: count).map { .number($0) }, nil) }
      let step = scale.step ?? NiceTicks.step(over: visible(range), count: count ?? AxisItem.ticks) ?? 0
      return (NiceTicks.values(in: range, by: max(step, least ?? 0)).map { .number($0) }, nil)
    }
  }

  /// The visible part of a scrolled domain.
  private func visible(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard scale.isScrolled else { return range }
    let ends = [0, 1].map { end -> Double in
      let unit = scale.window.lowerBound + end * (scale.window.upperBound - scale.window.lowerBound)
      return range.lowerBound + (scale.isReversed ? 1 - unit : unit) * (range.upperBound - range.lowerBound)
    }
    return min(ends[0], ends[1])...max(ends[0], ends[1])
  }
}
