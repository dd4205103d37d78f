public import Foundation
import Graphics

extension DrawingSurface {
  /// The innermost surface, for `UIColor.setFill()`, `UIBezierPath.fill()` and `UIImage.draw(in:)`.
  static var current: DrawingSurface? { stack.last }

  /// Draws into `surface` while `body` runs.
  static func with<Result>(_ surface: DrawingSurface, _ body: () throws -> Result) rethrows -> Result {
    stack.append(surface)
    defer { end() }
    return try body()
  }

  static func begin(_ surface: DrawingSurface) { stack.append(surface) }
  static func end() { _ = stack.popLast() }

  // Apple's functions push and pop without a closure, so the stack belongs to the thread.
  private static var stack: [DrawingSurface] {
    get { Thread.current.threadDictionary["almanac.drawing"] as? [DrawingSurface] ?? [] }
    set { Thread.current.threadDictionary["almanac.drawing"] = newValue }
  }
}

/// Begins an image of `size` points with one pixel per point. Apple's page: UIKit/UIGraphicsBeginImageContext(_:).
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image. A scale of 0 is the screen's, two pixels per point. Apple's page:
/// UIKit/UIGraphicsBeginImageContextWithOptions(_:_:_:).
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  DrawingSurface.begin(DrawingSurface(size: size, scale: scale, isOpaque: opaque))
}

/// The image drawn so far; `nil` if none was begun, and empty outside of a picture. Apple's page:
/// UIKit/UIGraphicsGetImageFromCurrentImageContext().
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingSurface.current?.image }

public func UIGraphicsEndImageContext() { DrawingSurface.end() }

/// `nil` if no image was begun. Apple's page: UIKit/UIGraphicsGetCurrentContext().
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingSurface.current.map { CGContext($0) } }

public func UIGraphicsPushContext(_ context: CGContext) { DrawingSurface.begin(context.surface) }

public func UIGraphicsPopContext() { DrawingSurface.end() }

/// Fills a rectangle with the fill colour. Apple's page: UIKit/UIRectFill(_:).
public func UIRectFill(_ rect: CGRect) { DrawingSurface.current?.fill(Path(rect)) }

/// Draws a line of one point inside a rectangle's edges. Apple's page: UIKit/UIRectFrame(_:).
public func UIRectFrame(_ rect: CGRect) {
  DrawingSurface.current?.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle())
}

/// Clips to a rectangle. Apple's page: UIKit/UIRectClip(_:).
public func UIRectClip(_ rect: CGRect) { DrawingSurface.current?.clip(Path(rect)) }
