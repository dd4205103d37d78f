public import Foundation
import Graphics

extension DrawingSurface {
  /// What `UIColor.setFill()`, `UIBezierPath.fill()` and `UIImage.draw(in:)` draw into; the innermost of what was begun.
  static var current: DrawingSurface? { stack.last }

  /// Draws into `surface` while `body` runs.
  static func with<Result>(_ surface: DrawingSurface, _ body: () throws -> Result) rethrows -> Result {
    stack.append(surface)
    defer { end() }
    return try body()
  }

  static func begin(_ surface: DrawingSurface) { stack.append(surface) }
  static func end() { _ = stack.popLast() }

  // Apple's functions begin and end without a closure, so the surfaces belong to the thread.
  private static var stack: [DrawingSurface] {
    get { Thread.current.threadDictionary["almanac.drawing"] as? [DrawingSurface] ?? [] }
    set { Thread.current.threadDictionary["almanac.drawing"] = newValue }
  }
}

/// Begins an image of `size` points and one pixel to the point. Apple's page: UIKit/UIGraphicsBeginImageContext(_:).
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image; a scale of 0 is the screen's, two pixels to the point.
/// Apple's page: UIKit/UIGraphicsBeginImageContextWithOptions(_:_:_:).
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  DrawingSurface.begin(DrawingSurface(size: size, scale: scale, isOpaque: opaque))
}

/// What was drawn since the image was begun; nil where none was. Where no renderer asks, the image is empty.
/// Apple's page: UIKit/UIGraphicsGetImageFromCurrentImageContext().
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { DrawingSurface.current?.image }

/// Ends the image that was begun last. Apple's page: UIKit/UIGraphicsEndImageContext().
public func UIGraphicsEndImageContext() { DrawingSurface.end() }

/// What is drawn into; nil where no image was begun. Apple's page: UIKit/UIGraphicsGetCurrentContext().
public func UIGraphicsGetCurrentContext() -> CGContext? { DrawingSurface.current.map { CGContext($0) } }

/// Draws into `context` what follows. Apple's page: UIKit/UIGraphicsPushContext(_:).
public func UIGraphicsPushContext(_ context: CGContext) { DrawingSurface.begin(context.surface) }

/// Draws into what was drawn into before. Apple's page: UIKit/UIGraphicsPopContext().
public func UIGraphicsPopContext() { DrawingSurface.end() }

/// Fills a rectangle with the fill colour. Apple's page: UIKit/UIRectFill(_:).
public func UIRectFill(_ rect: CGRect) { DrawingSurface.current?.fill(Path(rect)) }

/// Draws a line a point wide inside of a rectangle's edges. Apple's page: UIKit/UIRectFrame(_:).
public func UIRectFrame(_ rect: CGRect) {
  DrawingSurface.current?.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle())
}

/// Cuts what follows to a rectangle. Apple's page: UIKit/UIRectClip(_:).
public func UIRectClip(_ rect: CGRect) { DrawingSurface.current?.clip(Path(rect)) }
