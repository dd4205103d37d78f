extension DisplayItem {
  /// The groups that replace an item whose paint has an effect or is a material; nil for other items.
  ///
  /// So painters only need to support plain paints. Runs of a text that share an effect share a group.
  package var unfolded: [DisplayItem]? {
    switch self {
    case .fill(let path, let paint, let evenOdd):
      return paint.unfolded.map { [.group($0, [.fill(path, $1, evenOdd: evenOdd)])] }
    case .stroke(let path, let style, let paint):
      return paint.unfolded.map { [.group($0, [.stroke(path, style, $1)])] }
    case .picture(var item):
      guard let (effect, paint) = item.tint?.unfolded else { return nil }
      item.tint = paint
      return [.group(effect, [.picture(item)])]
    case .text(let item): return item.unfolded
    case .group: return nil
    }
  }
}

extension Paint {
  /// The outermost effect and the paint inside of it.
  fileprivate var unfolded: (Effect, Paint)? {
    switch self {
    case .effect(let effect, let paint): (effect.effect, paint)
    case .material(let backdrop): (.backdrop(backdrop), .color(.white))
    default: nil
    }
  }
}

extension TextItem {
  /// An item for the plain runs and a group for each effect. In each, the other runs are clear, so that all keep
  /// their positions.
  fileprivate var unfolded: [DisplayItem]? {
    var effects: [Effect] = []
    for case let (effect, _)? in runs.map(\.paint.unfolded) where !effects.contains(effect) { effects.append(effect) }
    guard !effects.isEmpty else { return nil }
    func item(_ paint: (Paint) -> Paint?) -> DisplayItem {
      var copy = self
      for index in runs.indices { copy.runs[index].paint = paint(runs[index].paint) ?? .color(.clear) }
      return .text(copy)
    }
    let groups = effects.map { effect in
      DisplayItem.group(effect, [item { $0.unfolded.flatMap { $0.0 == effect ? $0.1 : nil } }])
    }
    guard runs.contains(where: { $0.paint.unfolded == nil }) else { return groups }
    return [item { $0.unfolded == nil ? $0 : nil }] + groups
  }
}
