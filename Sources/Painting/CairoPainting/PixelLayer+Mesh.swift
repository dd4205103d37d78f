import CairoSurfaces
internal import CCairo
import Foundation
import Graphics

extension PixelLayer {
  /// Paints `mesh`, each patch in flat pieces so small that Cairo's mixing equals the mesh's.
  func fill(with mesh: GradientMesh, pointsToPixels: CGAffineTransform) {
    paint { context in
      context.setSource(mesh.background)
      cairo_paint(context.pointer)
      let pattern = CairoPattern(takingOwnershipOf: cairo_pattern_create_mesh())
      for row in 0..<(mesh.height - 1) {
        for column in 0..<(mesh.width - 1) {
          let patch = MeshPatch(mesh, column: column, row: row, pointsToPixels: pointsToPixels)
          Self.add(patch, to: pattern.pointer)
        }
      }
      context.setSource(pattern)
      cairo_paint(context.pointer)
    }
  }

  private static func add(_ patch: MeshPatch, to pattern: OpaquePointer?) {
    let steps = 10
    for row in 0..<steps {
      for column in 0..<steps {
        cairo_mesh_pattern_begin_patch(pattern)
        for (corner, (dx, dy)) in [(0, 0), (1, 0), (1, 1), (0, 1)].enumerated() {
          let (u, v) = (Double(column + dx) / Double(steps), Double(row + dy) / Double(steps))
          let (point, color) = (patch.point(u, v), patch.color(u, v))
          if corner == 0 {
            cairo_mesh_pattern_move_to(pattern, point.x, point.y)
          } else {
            cairo_mesh_pattern_line_to(pattern, point.x, point.y)
          }
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(corner), color.red, color.green, color.blue, color.alpha)
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
  }
}

/// The area between four neighbours of a mesh.
private struct MeshPatch {
  /// Each edge as a cubic from left to right or from top to bottom.
  private let top, bottom, left, right: [CGPoint]
  private let colors: [ResolvedColor]
  private let isSmooth: Bool
  private let space: GradientStops.Space

  init(_ mesh: GradientMesh, column: Int, row: Int, pointsToPixels: CGAffineTransform) {
    let indices = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (row + $0.1) * mesh.width + column + $0.0 }
    let corners = indices.map { mesh.vertices[$0] }
    func placed(_ points: [CGPoint]) -> [CGPoint] { points.map { $0.applying(pointsToPixels) } }
    top = placed([corners[0].point, corners[0].trailing, corners[1].leading, corners[1].point])
    bottom = placed([corners[2].point, corners[2].trailing, corners[3].leading, corners[3].point])
    left = placed([corners[0].point, corners[0].bottom, corners[2].top, corners[2].point])
    right = placed([corners[1].point, corners[1].bottom, corners[3].top, corners[3].point])
    colors = indices.map { mesh.colors[$0] }
    isSmooth = mesh.isSmooth
    space = mesh.space
  }

  /// The point of the Coons surface between the four curves.
  func point(_ u: Double, _ v: Double) -> CGPoint {
    let (above, below) = (Self.cubic(top, u), Self.cubic(bottom, u))
    let (before, after) = (Self.cubic(left, v), Self.cubic(right, v))
    func blend(_ part: (CGPoint) -> CGFloat) -> CGFloat {
      let ruled = (1 - v) * part(above) + v * part(below) + (1 - u) * part(before) + u * part(after)
      let flat =
        (1 - v) * ((1 - u) * part(top[0]) + u * part(top[3])) + v * ((1 - u) * part(bottom[0]) + u * part(bottom[3]))
      return ruled - flat
    }
    return CGPoint(x: blend(\.x), y: blend(\.y))
  }

  /// The colour, interpolated from the corners.
  func color(_ u: Double, _ v: Double) -> ResolvedColor {
    func eased(_ part: Double) -> Double { isSmooth ? part * part * (3 - 2 * part) : part }
    let (u, v) = (eased(u), eased(v))
    return colors[0].mixed(with: colors[1], by: u, in: space)
      .mixed(with: colors[2].mixed(with: colors[3], by: u, in: space), by: v, in: space)
  }

  private static func cubic(_ points: [CGPoint], _ t: Double) -> CGPoint {
    let s = 1 - t
    let weights = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    return zip(points, weights).reduce(.zero) {
      CGPoint(x: $0.x + $1.0.x * $1.1, y: $0.y + $1.0.y * $1.1)
    }
  }
}
