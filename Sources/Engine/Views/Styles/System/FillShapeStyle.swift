/// The translucent grey inside of controls. Apple's page: SwiftUI/FillShapeStyle.
///
/// Its levels are the system's fill colours, from the smallest shapes to the largest.
public struct FillShapeStyle: ShapeStyle {
  public init() {}

  public func _paint(in environment: EnvironmentValues) -> _Paint { _paint(atLevel: 0, in: environment) }

  public func _paint(atLevel level: Int, in environment: EnvironmentValues) -> _Paint {
    let colors = [Color.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    let color = colors[min(max(level, 0), 3)]
    return (level > 3 ? color.opacity(0.5) : color)._paint(in: environment)
  }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The translucent grey inside of controls.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
