import Foundation
import Graphics
import LayoutEngine

/// A line with a marker at the value. Apple's page: SwiftUI/AccessoryLinearGaugeStyle.
///
/// Measured by the swiftui-web project on macOS 26: a capsule 8 points high with a dot of radius 4 in a gap of radius
/// 8; the bounds, or without them the value before the line, 8 points beside it in 17 points semibold. The view is as
/// high as the line, independently of the labels.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  public init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      Group {
        if configuration.minimumValueLabel == nil && configuration.maximumValueLabel == nil {
          configuration.currentValueLabel
        } else {
          configuration.minimumValueLabel
        }
      }
      .fixedSize()
      .frame(height: MarkedLine.height)
      MarkedLine(fraction: configuration.value)
      configuration.maximumValueLabel
        .fixedSize()
        .frame(height: MarkedLine.height)
    }
    .defaultFont(.system(size: 17, weight: .semibold))
    .spacedAsControl("Gauge")
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A line with a marker at the value.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

private struct MarkedLine: View {
  static let height: CGFloat = 8
  let fraction: Double

  var body: some View {
    ZStack {
      Capsule()
        .fill(DirectionalTint(otherwise: AnyShapeStyle(ForegroundStyle())))
        .clipShape(LineMarker(fraction: fraction, radius: 8, cuts: true), style: FillStyle(eoFill: true))
      LineMarker(fraction: fraction, radius: 4).fill(.primary)
    }
    .frame(height: Self.height)
  }
}

/// A circle at the value on the line; with `cuts`, everything except the circle, for even-odd filling.
private struct LineMarker: Shape {
  let fraction: Double
  let radius: CGFloat
  var cuts = false

  func path(in rect: CGRect) -> Path { path(in: rect, isRightToLeft: false) }

  func _path(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    path(in: rect, isRightToLeft: environment.layoutDirection == .rightToLeft)
  }

  private func path(in rect: CGRect, isRightToLeft: Bool) -> Path {
    let way = max(0, rect.width - rect.height) * fraction + rect.height / 2
    let x = isRightToLeft ? rect.maxX - way : rect.minX + way
    let circle = CGRect(x: x - radius, y: rect.midY - radius, width: 2 * radius, height: 2 * radius)
    guard cuts else { return Path(ellipseIn: circle) }
    // The circle extends outside of the line: a frame around it keeps its outer part from being filled.
    var path = Path(rect.insetBy(dx: -radius, dy: -radius))
    path.addEllipse(in: circle)
    return path
  }
}
