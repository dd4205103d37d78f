import Diagnostics
import Foundation
import Graphics
public import LayoutEngine

/// Colours at the points of a grid, interpolated in between. Apple's page: SwiftUI/MeshGradient.
///
/// Points are ordered by rows from the top, in fractions of the sides of the filled area. A mesh without exactly
/// `width × height` points and colours, or with fewer than two rows or columns, paints its background.
public struct MeshGradient: ShapeStyle, Hashable {
  /// A point with the control points of the curves from it. Apple's page: SwiftUI/MeshGradient/BezierPoint.
  public struct BezierPoint: Hashable, Sendable {
    public var position: SIMD2<Float>
    /// The control point of the curve to the left.
    public var leadingControlPoint: SIMD2<Float>
    /// The control point of the curve upwards.
    public var topControlPoint: SIMD2<Float>
    /// The control point of the curve to the right.
    public var trailingControlPoint: SIMD2<Float>
    /// The control point of the curve downwards.
    public var bottomControlPoint: SIMD2<Float>

    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  private let width: Int
  private let height: Int
  private let points: [BezierPoint]
  private let colors: [Color]
  private let background: Color
  private let smoothsColors: Bool
  private let colorSpace: Gradient.ColorSpace

  /// Creates a mesh whose curves run smoothly through `points`.
  public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    let bezierPoints = points.indices.map { index in
      MeshNeighbours(points: points, width: max(width, 1), index: index).bezierPoint
    }
    self.init(
      width: width, height: height, bezierPoints: bezierPoints, colors: colors, background: background,
      smoothsColors: smoothsColors, colorSpace: colorSpace)
  }

  /// Creates a mesh of points with control points.
  public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.points = bezierPoints
    self.colors = colors
    self.background = background
    self.smoothsColors = smoothsColors
    self.colorSpace = colorSpace
  }

  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let vertices = points.map { point in
      GradientMesh.Vertex(
        point: place(point.position), leading: place(point.leadingControlPoint), top: place(point.topControlPoint),
        trailing: place(point.trailingControlPoint), bottom: place(point.bottomControlPoint))
    }
    let background = background.resolved(in: environment)
    let mesh = GradientMesh(
      width: width, height: height, vertices: vertices, colors: colors.map { $0.resolved(in: environment) },
      background: background, isSmooth: smoothsColors, space: colorSpace.space)
    guard let mesh else {
      DiagnosticLog.current.report(
        Diagnostic(
          id: "gradient.bad-mesh",
          message: "a \(width)×\(height) mesh has \(points.count) points and \(colors.count) colors; it is left out"))
      return _Paint(.color(background))
    }
    return _Paint(.meshGradient(mesh))
  }

  private func place(_ point: SIMD2<Float>) -> CGPoint {
    CGPoint(x: CGFloat(point.x.isFinite ? point.x : 0), y: CGFloat(point.y.isFinite ? point.y : 0))
  }
}

extension MeshGradient: PrimitiveView {
  public func _lower(in context: _LoweringContext) -> [LayoutNode] { Rectangle().fill(self)._lower(in: context) }
}

/// A mesh point and its neighbours.
private struct MeshNeighbours {
  let points: [SIMD2<Float>]
  let width: Int
  let index: Int

  /// The point with control points a third of the way along the line between the neighbours, or towards the only one.
  var bezierPoint: MeshGradient.BezierPoint {
    let point = points[index]
    let left = index % width > 0 ? points[index - 1] : nil
    let right = index % width < width - 1 && index + 1 < points.count ? points[index + 1] : nil
    let above = index >= width ? points[index - width] : nil
    let below = index + width < points.count ? points[index + width] : nil
    let (across, down) = (slope(left, point, right), slope(above, point, below))
    return MeshGradient.BezierPoint(
      position: point, leadingControlPoint: point - across, topControlPoint: point - down,
      trailingControlPoint: point + across, bottomControlPoint: point + down)
  }

  private func slope(_ before: SIMD2<Float>?, _ point: SIMD2<Float>, _ after: SIMD2<Float>?) -> SIMD2<Float> {
    let span = (after ?? point) - (before ?? point)
    return span / (before != nil && after != nil ? 6 : 3)
  }
}
