public import SwiftUI

extension PointMark: Chart3DContent {
  /// A point of a chart with three dimensions. Not drawn.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { _marks = [] }
}

extension RuleMark: Chart3DContent {
  /// A line of a chart with three dimensions. Not drawn.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { _marks = [] }
}

extension RectangleMark: Chart3DContent {
  /// A plane of a chart with three dimensions. Not drawn.
  public init<X: Plottable, Y: Plottable, Z: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, z: PlottableValue<Z>
  ) { _marks = [] }
}

/// The surface of a function of two variables. Apple's page: Charts/SurfacePlot. Not drawn.
public struct SurfacePlot: Chart3DContent {
  public init(
    x: some StringProtocol, y: some StringProtocol, z: some StringProtocol,
    function: @escaping @Sendable (Double, Double) -> Double
  ) {}

  public init(x: Text, y: Text, z: Text, function: @escaping @Sendable (Double, Double) -> Double) {}
}

/// The colours of a surface. Apple's page: Charts/Chart3DSurfaceStyle. Not drawn.
public protocol Chart3DSurfaceStyle {}

/// The built-in colours of a surface. Apple's page: Charts/BasicChart3DSurfaceStyle. Not drawn.
public struct BasicChart3DSurfaceStyle: Chart3DSurfaceStyle {}

extension Chart3DSurfaceStyle where Self == BasicChart3DSurfaceStyle {
  public static var heightBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle() }
  public static var normalBased: BasicChart3DSurfaceStyle { BasicChart3DSurfaceStyle() }
  public static func heightBased(_ gradient: Gradient, yRange: ClosedRange<CGFloat>? = nil) -> Self {
    BasicChart3DSurfaceStyle()
  }
  public static func heightBased(yRange: ClosedRange<CGFloat>) -> Self { BasicChart3DSurfaceStyle() }
}

/// A symbol with three dimensions. Apple's page: Charts/Chart3DSymbolShape. Not drawn.
public protocol Chart3DSymbolShape {}

/// The built-in symbols with three dimensions. Apple's page: Charts/BasicChart3DSymbolShape. Not drawn.
public struct BasicChart3DSymbolShape: Chart3DSymbolShape {}

extension Chart3DSymbolShape where Self == BasicChart3DSymbolShape {
  public static var cone: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
  public static var cube: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
  public static var cylinder: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
  public static var sphere: BasicChart3DSymbolShape { BasicChart3DSymbolShape() }
}
