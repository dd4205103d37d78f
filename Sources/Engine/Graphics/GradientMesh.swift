public import Foundation

/// Colours at the vertices of a grid whose edges are cubic Bézier curves.
///
/// Vertices are in rows, from the top row down. Missing ones are clear; a mesh without a patch paints nothing.
public struct GradientMesh: Hashable, Sendable {
  /// A vertex with the control points of its curves. Without them, edges are straight.
  public struct Vertex: Hashable, Sendable {
    public var point: CGPoint
    /// The control point towards the vertex on the left.
    public var leading: CGPoint
    /// The control point towards the vertex above.
    public var top: CGPoint
    /// The control point towards the vertex on the right.
    public var trailing: CGPoint
    /// The control point towards the vertex below.
    public var bottom: CGPoint

    public init(point: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.point = point
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// Vertices per row.
  public let width: Int
  /// Number of rows.
  public let height: Int
  /// `width × height` of them.
  public private(set) var vertices: [Vertex]
  /// One for each vertex.
  public private(set) var colors: [ResolvedColor]
  /// The paint outside of the mesh.
  public private(set) var background: ResolvedColor
  /// Whether colours change smoothly across the edges of patches, instead of linearly inside of each.
  public let isSmooth: Bool
  /// The colour space of the interpolation.
  public let space: GradientStops.Space

  /// Creates a mesh; nil unless it has at least two by two vertices, and a vertex and a colour for each.
  public init?(
    width: Int, height: Int, vertices: [Vertex], colors: [ResolvedColor], background: ResolvedColor,
    isSmooth: Bool, space: GradientStops.Space = .perceptual
  ) {
    let (count, overflow) = width.multipliedReportingOverflow(by: height)
    guard width > 1, height > 1, !overflow, vertices.count == count, colors.count == count else { return nil }
    self.width = width
    self.height = height
    self.vertices = vertices
    self.colors = colors
    self.background = background
    self.isSmooth = isSmooth
    self.space = space
  }

  func opacity(_ factor: Double) -> GradientMesh { coloured { $0.opacity(factor) } }

  func coloured(_ change: (ResolvedColor) -> ResolvedColor) -> GradientMesh {
    var copy = self
    copy.colors = colors.map(change)
    copy.background = change(background)
    return copy
  }

  func mapped(_ place: (CGPoint) -> CGPoint) -> GradientMesh {
    var copy = self
    copy.vertices = vertices.map {
      Vertex(
        point: place($0.point), leading: place($0.leading), top: place($0.top), trailing: place($0.trailing),
        bottom: place($0.bottom))
    }
    return copy
  }
}
