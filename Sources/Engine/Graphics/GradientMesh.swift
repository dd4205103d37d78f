public import Foundation

/// Colours at the vertices of a grid whose edges are cubic Bézier curves.
///
/// Vertices run along rows, from the top row down. What is missing is clear; a mesh without a patch paints nothing.
public struct GradientMesh: Hashable, Sendable {
  /// A vertex with the controls of the curves that leave it. Without them edges are straight.
  public struct Vertex: Hashable, Sendable {
    /// Where the vertex is.
    public var point: CGPoint
    /// The control towards the vertex on the left.
    public var leading: CGPoint
    /// The control towards the vertex above.
    public var top: CGPoint
    /// The control towards the vertex on the right.
    public var trailing: CGPoint
    /// The control towards the vertex below.
    public var bottom: CGPoint

    /// Creates a vertex.
    public init(point: CGPoint, leading: CGPoint, top: CGPoint, trailing: CGPoint, bottom: CGPoint) {
      self.point = point
      self.leading = leading
      self.top = top
      self.trailing = trailing
      self.bottom = bottom
    }
  }

  /// Vertices in a row.
  public let width: Int
  /// Rows.
  public let height: Int
  /// `width × height` of them.
  public private(set) var vertices: [Vertex]
  /// One for each vertex.
  public private(set) var colors: [ResolvedColor]
  /// What is painted outside of the mesh.
  public private(set) var background: ResolvedColor
  /// Colours change smoothly across the edges of patches, instead of evenly inside of each.
  public let isSmooth: Bool
  /// Where colours between two others lie.
  public let space: GradientStops.Space

  /// Creates a mesh; nil unless there is a vertex and a colour for each of at least two by two places.
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
