public import Foundation

extension Path {
  /// Creates a rounded rectangle; the radius is limited to half of the shorter side. Apple's page:
  /// SwiftUI/Path/init(roundedRect:cornerRadius:style:).
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle with elliptical corners; both radii are limited to half of the shorter side. Apple's
  /// page: SwiftUI/Path/init(roundedRect:cornerSize:style:).
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    let limit = min(rect.width, rect.height) / 2
    let radii = CGSize(width: min(cornerSize.width, limit), height: min(cornerSize.height, limit))
    guard !rect.isNull, radii.width > 0, radii.height > 0 else {
      self.init(rect)
      return
    }
    let isRound = radii.width == radii.height
    self.init(
      form: isRound ? .roundedRectangle(rect, radius: radii.width, style: style) : .elements,
      RoundedOutline(rect: rect, radii: [radii, radii, radii, radii], style: style).elements)
  }

  /// Creates a rectangle with a radius for each corner. Leading is left: a path has no reading direction. Apple's
  /// page: SwiftUI/Path/init(roundedRect:cornerRadii:style:).
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) {
    let radii = cornerRadii.limited(to: rect.size)
    guard !rect.isNull, radii != RectangleCornerRadii() else {
      self.init(rect)
      return
    }
    let inOrder = [radii.bottomTrailing, radii.bottomLeading, radii.topLeading, radii.topTrailing]
    let isEven = inOrder.allSatisfy { $0 == radii.topLeading }
    self.init(
      form: isEven ? .roundedRectangle(rect, radius: radii.topLeading, style: style) : .elements,
      RoundedOutline(rect: rect, radii: inOrder.map { CGSize(width: $0, height: $0) }, style: style).elements)
  }

  /// Adds a rounded rectangle as a separate subpath. Apple's page:
  /// SwiftUI/Path/addRoundedRect(in:cornerSize:style:transform:).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
  }

  /// Adds a rectangle with a radius for each corner, as a separate subpath. Apple's page:
  /// SwiftUI/Path/addRoundedRect(in:cornerRadii:style:transform:).
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
  }
}

/// The elements of a rounded rectangle, from the middle of the trailing edge, clockwise on screen.
private struct RoundedOutline {
  let rect: CGRect
  /// Bottom right, bottom left, top left, top right.
  let radii: [CGSize]
  let style: RoundedCornerStyle

  var elements: [Path.Element] {
    let middle = (radii[3].height + rect.height - radii[0].height) / 2
    return [.move(to: CGPoint(x: rect.maxX, y: rect.minY + middle))] + (0..<4).flatMap(corner) + [.closeSubpath]
  }

  private func corner(_ index: Int) -> [Path.Element] {
    let previous = radii[(index + 3) % 4]
    let next = radii[(index + 1) % 4]
    let own = radii[index]
    let point = [
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
    ][index]
    // Unit vectors away from the corner: back along the arriving edge, on along the leaving edge.
    let inward = CGVector(dx: index == 0 || index == 3 ? -1 : 1, dy: index < 2 ? -1 : 1)
    let arrivesVertically = index.isMultiple(of: 2)
    let vertical = room(rect.height, own.height, arrivesVertically ? previous.height : next.height)
    let horizontal = room(rect.width, own.width, arrivesVertically ? next.width : previous.width)
    let curve = CornerCurve(
      style: style, arriving: arrivesVertically ? vertical : horizontal,
      leaving: arrivesVertically ? horizontal : vertical)
    func place(_ pair: (CGFloat, CGFloat)) -> CGPoint {
      let (x, y) = arrivesVertically ? (pair.1, pair.0) : (pair.0, pair.1)
      return CGPoint(x: point.x + inward.dx * own.width * x, y: point.y + inward.dy * own.height * y)
    }
    return [.line(to: place((curve.start, 0)))]
      + curve.cubics.map { .curve(to: place($0[2]), control1: place($0[0]), control2: place($0[1])) }
  }

  /// The part of `edge` that a corner may use, in radii; neighbours share it in proportion to theirs.
  private func room(_ edge: CGFloat, _ own: CGFloat, _ neighbour: CGFloat) -> CGFloat {
    own > 0 ? edge / (own + neighbour) : .infinity
  }
}

/// The shape of a rounded rectangle's corners.
///
/// Apple's page: SwiftUI/RoundedCornerStyle. The default of SwiftUI's rounded shapes is `.continuous`.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve whose curvature increases gradually from the straight edge, as on Apple's devices and icons.
  case continuous
}
