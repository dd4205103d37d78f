import Foundation
import Graphics
import LayoutEngine

/// Sizes a shape as the shape says.
struct ShapeRule: LayoutRule {
  let name: String
  let shape: any Shape

  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = shape.sizeThatFits(proposal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

extension Shape {
  /// The outline on the canvas.
  ///
  /// A shape sees a rectangle that begins at 0, 0, as with SwiftUI, because many shapes of users count on it.
  func outline(in frame: CGRect, _ environment: EnvironmentValues) -> Path {
    var environment = environment
    environment.shapeOrigin = frame.origin
    return _path(in: CGRect(origin: .zero, size: frame.size), environment).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// `path`, mirrored within `rect` if the shape is to be in this direction.
  func mirrored(_ path: Path, in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) ? path.mirrored(in: rect) : path
  }

  /// The shape's type as it is spelt; a private one is described with its file, which is nobody's business.
  static var outlineName: String {
    let name = "\(Self.self)"
    return name.hasPrefix("(") ? String(name.dropFirst().prefix { $0 != " " }) : name
  }

  /// A node of the shape's size that draws the outline.
  func node(
    in context: _LoweringContext, style: some ShapeStyle, named name: String? = nil,
    draw: @escaping (Path, Paint) -> DisplayItem?
  ) -> LayoutNode {
    let environment = context.environment
    let paint = style._paint(in: environment).paint
    return context.node(ShapeRule(name: name ?? Self.outlineName, shape: self)) { site in
      let frame = context.pixelScale.rounded(site.frame)
      return draw(outline(in: frame, environment), paint.mapped(to: frame)).map { [$0] } ?? []
    }
  }
}

/// A shape made of another one. What the other one is mirrored by is done once, around both.
protocol DerivedShape: Shape {
  associatedtype Original: Shape
  var shape: Original { get }

  /// The outline in `rect`, made of the original's, which `original` gives for any rectangle.
  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path
}

extension DerivedShape {
  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path { path(in: rect) { shape.path(in: $0) } }

  /// See ``Shape/_path(in:_:)``.
  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    var unmirrored = environment
    unmirrored.layoutDirection = .leftToRight
    return mirrored(path(in: rect) { shape._path(in: $0, unmirrored) }, in: rect, environment)
  }

  /// As the original is.
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  /// As the original's.
  public static var role: ShapeRole { Original.role }
}

extension EnvironmentValues {
  /// Where on the canvas the rectangle begins in which a shape is asked for its outline.
  var shapeOrigin: CGPoint {
    get { self[ShapeOriginKey.self] }
    set { self[ShapeOriginKey.self] = newValue }
  }
}

private enum ShapeOriginKey: EnvironmentKey { static var defaultValue: CGPoint { .zero } }
