import Foundation
import Graphics
import LayoutEngine

/// Sizes a shape by its `sizeThatFits`.
struct ShapeRule: LayoutRule {
  let name: String
  let shape: any Shape

  func fittingSize(_ proposal: ProposedViewSize, _ children: [LayoutNode]) -> CGSize {
    let size = shape.sizeThatFits(proposal)
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
}

extension Shape {
  /// The outline in the widget's coordinates.
  ///
  /// A shape gets a rectangle that begins at 0, 0, as in SwiftUI, because many custom shapes rely on it.
  func outline(in frame: CGRect, _ environment: EnvironmentValues) -> Path {
    var environment = environment
    environment.shapeOrigin = frame.origin
    return _path(in: CGRect(origin: .zero, size: frame.size), environment).offsetBy(dx: frame.minX, dy: frame.minY)
  }

  /// Mirrors `path` within `rect` if the shape requires it for the layout direction.
  func mirrored(_ path: Path, in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) ? path.mirrored(in: rect) : path
  }

  /// The shape's type as written in the source: the description of a private type includes its file.
  static var outlineName: String {
    let name = "\(Self.self)"
    return name.hasPrefix("(") ? String(name.dropFirst().prefix { $0 != " " }) : name
  }

  /// Creates a node of the shape's size that draws the outline.
  func node(
    in context: _LoweringContext, style: some ShapeStyle, named name: String? = nil,
    draw: @escaping (Path, Paint) -> DisplayItem?
  ) -> LayoutNode {
    let environment = context.environment
    let paint = style._paint(in: environment).paint
    func items(_ shape: Self, _ site: DrawingSite) -> [DisplayItem] {
      let frame = context.pixels(of: site.frame, round: shape.outline(in: site.frame, environment).isEllipse)
      return draw(shape.outline(in: frame, environment), paint.mapped(to: frame)).map { [$0] } ?? []
    }
    return context.node(ShapeRule(name: name ?? Self.outlineName, shape: self)) { items(self, $0) }
      .animating(self, items)
  }
}

/// A shape made from another one. Mirroring applies once, to the result.
protocol DerivedShape: Shape {
  associatedtype Original: Shape
  var shape: Original { get }

  /// Returns the outline in `rect`, made from the original's outlines, which `original` returns.
  func path(in rect: CGRect, from original: (CGRect) -> Path) -> Path
}

extension DerivedShape {
  public func path(in rect: CGRect) -> Path { path(in: rect) { shape.path(in: $0) } }

  public func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    var unmirrored = environment
    unmirrored.layoutDirection = .leftToRight
    return mirrored(path(in: rect) { shape._path(in: $0, unmirrored) }, in: rect, environment)
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

  public static var role: ShapeRole { Original.role }
}

extension EnvironmentValues {
  /// Where the rectangle of the shape begins in the widget's coordinates.
  var shapeOrigin: CGPoint {
    get { self[ShapeOriginKey.self] }
    set { self[ShapeOriginKey.self] = newValue }
  }
}

private enum ShapeOriginKey: EnvironmentKey { static var defaultValue: CGPoint { .zero } }

extension Path {
  fileprivate var isEllipse: Bool { if case .ellipse = form { true } else { false } }
}
