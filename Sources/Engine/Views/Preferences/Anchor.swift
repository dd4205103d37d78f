public import Foundation
public import LayoutEngine

/// A point or rectangle of a view that other views can read in their own coordinates. Apple's page: SwiftUI/Anchor.
///
/// A ``GeometryProxy`` converts it to points.
public struct Anchor<Value> {
  /// Which point or rectangle of a view an anchor means. Apple's page: SwiftUI/Anchor/Source.
  public struct Source {
    let value: (CGRect) -> Value
  }

  let frame: PlacedFrame
  let source: Source

  /// The value in the coordinates of a view whose frame in the widget is `frame`.
  func value(in frame: CGRect) -> Value {
    source.value(self.frame.value.offsetBy(dx: -frame.minX, dy: -frame.minY))
  }
}

extension Anchor: Equatable where Value: Equatable {
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

  /// A point in unit coordinates.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    .init { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { .unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { .unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { .unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { .unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { .unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { .unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { .unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { .unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { .unitPoint(.bottomTrailing) }
}

/// The frame of a view when it was last placed, in the widget's coordinates.
final class PlacedFrame {
  var value = CGRect.zero
}
