import Foundation
import SwiftUI

/// A part of a ring, in points around `center`. Angles are in radians, clockwise from the top.
struct SectorShape {
  let center: CGPoint
  let start, end: Double
  let inner, outer: CGFloat
  /// How far the straight edges are moved inwards.
  var inset: CGFloat = 0
  var cornerRadius: CGFloat = 0

  /// The centre of the sector.
  var middle: CGPoint { point((start + end) / 2, (inner + outer) / 2) }

  /// The outline; empty if the inset leaves nothing.
  var path: Path {
    let span = end - start
    guard span > 0, outer > inner, outer.isFinite, inset.isFinite else { return Path() }
    if span >= 2 * .pi - 1e-9 { return ring }
    // The sine of half the angle gives the distance of the edges; beyond a half turn they diverge.
    let width = sin(min(span, .pi) / 2)
    let inset = max(0, inset)
    let tip = inset / sin(span / 2)
    guard outer * width > inset, tip < outer else { return Path() }
    let hasTip = inner == 0 || inner * width <= inset
    let limit = min(cornerRadius, (outer - max(inner, hasTip ? tip : 0)) / 2)
    let outerCorner = max(0, min(limit, (outer * width - inset) / (1 + width)))
    let innerCorner = width < 1 ? max(0, min(outerCorner, (inner * width - inset) / (1 - width))) : outerCorner
    return Path { path in
      addOuterEdge(to: &path, inset, corner: outerCorner)
      if hasTip {
        path.addLine(to: point((start + end) / 2, tip))
      } else {
        addInnerEdge(to: &path, inset, corner: innerCorner)
      }
      path.closeSubpath()
    }
  }

  private var ring: Path {
    Path { path in
      addArc(to: &path, center, outer, from: start, by: 2 * .pi)
      path.closeSubpath()
      guard inner > 0 else { return }
      path.move(to: point(start, inner))
      addArc(to: &path, center, inner, from: start, by: -2 * .pi)
      path.closeSubpath()
    }
  }

  private func addOuterEdge(to path: inout Path, _ inset: CGFloat, corner: CGFloat) {
    let turn = asin((inset + corner) / (outer - corner))
    let (first, last) = (start + turn, end - turn)
    addCorner(to: &path, point(first, outer - corner), corner, from: start - .pi / 2, to: first)
    addArc(to: &path, center, outer, from: first, by: last - first)
    addCorner(to: &path, point(last, outer - corner), corner, from: last, to: end + .pi / 2)
  }

  private func addInnerEdge(to path: inout Path, _ inset: CGFloat, corner: CGFloat) {
    let turn = asin((inset + corner) / (inner + corner))
    let (first, last) = (end - turn, start + turn)
    addCorner(to: &path, point(first, inner + corner), corner, from: end + .pi / 2, to: first + .pi)
    addArc(to: &path, center, inner, from: first, by: last - first)
    addCorner(to: &path, point(last, inner + corner), corner, from: last + .pi, to: start + 3 * .pi / 2)
  }

  private func addCorner(to path: inout Path, _ center: CGPoint, _ radius: CGFloat, from: Double, to: Double) {
    if radius > 0 { addArc(to: &path, center, radius, from: from, by: to - from) }
  }

  private func addArc(to path: inout Path, _ center: CGPoint, _ radius: CGFloat, from: Double, by sweep: Double) {
    // Path angles start at the right.
    path.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(from - .pi / 2), delta: .radians(sweep))
  }

  private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * sin(angle), y: center.y - radius * cos(angle))
  }
}
