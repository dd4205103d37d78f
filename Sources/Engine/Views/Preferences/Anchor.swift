public import Foundation
public import LayoutEngine

/// A place in a view that other views can ask for in their own coordinates. Apple's page: SwiftUI/Anchor.
///
/// A ``GeometryProxy`` turns it into points.
public struct Anchor<Value> {
  /// Which place of a view an anchor means. Apple's page: SwiftUI/Anchor/Source.
  public struct Source {
    let value: (CGRect) -> Value
  }

  let frame: PlacedFrame
  let source: Source

  /// The value in the coordinates of a view whose frame on the canvas is `frame`.
  func value(in frame: CGRect) -> Value {
    source.value(self.frame.value.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }
}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both mean the same place of the same view.
  public static func == (a: Anchor, b: Anchor) -> Bool {
    a.frame === b.frame && a.source.value(a.frame.value) == b.source.value(b.frame.value)
  }
}

extension Anchor.Source where Value == CGRect {
  /// The view's frame.
  public static var bounds: Anchor<CGRect>.Source { .init { $0 } }

  /// A rectangle in the view's own coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    .init { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's own coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }

  /// A point in units of the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  /// The upper left corner.
  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  /// The middle of the upper side.
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  /// The upper right corner.
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  /// The middle of the left side.
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  /// The middle.
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  /// The middle of the right side.
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  /// The lower left corner.
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  /// The middle of the lower side.
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  /// The lower right corner.
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

/// Where a view stood when it was last placed, in points of the canvas.
final class PlacedFrame {
  var value = CGRect.zero
}
