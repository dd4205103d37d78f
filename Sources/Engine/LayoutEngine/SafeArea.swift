import Foundation

/// How a node affects the safe area.
package enum SafeAreaRole: Hashable {
  /// Not at all: it passes its safe area on.
  case none
  /// Its second child covers an edge; the first child's frame is the safe area inside.
  case insets
  /// Extends its child under the covered edges in the set.
  case ignores(Edge.Set)
  /// Extends under covered edges, and starts its content beside them.
  case scrolls
}

/// The part of the canvas that is not covered, and the whole canvas including the covered part.
struct SafeArea {
  var safe: CGRect
  var whole: CGRect

  /// How far the covered part extends beyond the sides of `frame` that touch it.
  func extensions(of frame: CGRect, _ edges: Edge.Set, isRightToLeft: Bool) -> EdgeInsets {
    let (left, right): (Edge.Set, Edge.Set) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    func reach(_ edge: Edge.Set, _ distance: CGFloat, touches: Bool) -> CGFloat {
      edges.contains(edge) && touches && distance.isFinite ? max(0, distance) : 0
    }
    let slack = 0.001
    let west = reach(left, frame.minX - whole.minX, touches: frame.minX <= safe.minX + slack)
    let east = reach(right, whole.maxX - frame.maxX, touches: frame.maxX >= safe.maxX - slack)
    return EdgeInsets(
      top: reach(.top, frame.minY - whole.minY, touches: frame.minY <= safe.minY + slack),
      leading: isRightToLeft ? east : west,
      bottom: reach(.bottom, whole.maxY - frame.maxY, touches: frame.maxY >= safe.maxY - slack),
      trailing: isRightToLeft ? west : east)
  }

  /// The area with `edges` extended under their covers.
  func ignoring(_ edges: Edge.Set, isRightToLeft: Bool) -> SafeArea {
    let (left, right): (Edge.Set, Edge.Set) = isRightToLeft ? (.trailing, .leading) : (.leading, .trailing)
    let minX = edges.contains(left) ? whole.minX : safe.minX
    let maxX = edges.contains(right) ? whole.maxX : safe.maxX
    let minY = edges.contains(.top) ? whole.minY : safe.minY
    let maxY = edges.contains(.bottom) ? whole.maxY : safe.maxY
    return SafeArea(safe: CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY), whole: whole)
  }
}
