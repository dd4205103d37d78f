public import Foundation
public import Graphics
public import LayoutEngine

/// A rectangle with sharp corners. Apple's page: SwiftUI/Rectangle.
public struct Rectangle: InsettableShape {
  private var inset: CGFloat = 0

  /// Creates a rectangle.
  public init() {}

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path { Path(rect.shrunk(by: inset)) }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> Rectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rectangle with rounded corners, by default continuous ones. Apple's page: SwiftUI/RoundedRectangle.
public struct RoundedRectangle: InsettableShape {
  /// The radii; the smaller one counts.
  public var cornerSize: CGSize
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a rounded rectangle; the radius is in points.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rounded rectangle.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path {
    let radius = max(0, min(cornerSize.width, cornerSize.height) - inset)
    return Path(roundedRect: rect.shrunk(by: inset), cornerRadius: radius, style: style)
  }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> RoundedRectangle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A rounded rectangle whose radius is half of its shorter side. Apple's page: SwiftUI/Capsule.
public struct Capsule: InsettableShape {
  /// The shape of the corners.
  public var style: RoundedCornerStyle
  private var inset: CGFloat = 0

  /// Creates a capsule.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path {
    let rect = rect.shrunk(by: inset)
    return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
  }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> Capsule {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// A circle in the middle of what it is offered. Apple's page: SwiftUI/Circle.
public struct Circle: InsettableShape {
  private var inset: CGFloat = 0

  /// Creates a circle.
  public init() {}

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path {
    let side = max(0, min(rect.width, rect.height) - 2 * inset)
    return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }

  /// The largest square that fits.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    SquareRule("Circle").fittingSize(proposal, [])
  }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> Circle {
    var copy = self
    copy.inset += amount
    return copy
  }
}

/// An ellipse that touches the sides of what it is offered. Apple's page: SwiftUI/Ellipse.
public struct Ellipse: InsettableShape {
  private var inset: CGFloat = 0

  /// Creates an ellipse.
  public init() {}

  /// See ``Shape/path(in:)``.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: inset)) }

  /// See ``InsettableShape/inset(by:)``.
  public func inset(by amount: CGFloat) -> Ellipse {
    var copy = self
    copy.inset += amount
    return copy
  }
}

extension CGRect {
  /// The rectangle `amount` points further in on every side, never turned inside out.
  func shrunk(by amount: CGFloat) -> CGRect {
    let width = max(0, width - 2 * amount)
    let height = max(0, height - 2 * amount)
    return CGRect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }
}
