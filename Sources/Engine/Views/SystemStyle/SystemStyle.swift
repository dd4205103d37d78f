package import Foundation

/// What one year of Apple's systems looks like: the numbers that Apple changes between years, and nothing else.
///
/// A picture has one style, which its request names and views read from the environment. Another year is another value.
/// Docs/Constants.md has the sources of the numbers.
package struct SystemStyle: Hashable, Sendable {
  package var palette: SystemPalette
  package var textSizes: TextSizes
  package var controls: ControlMetrics
  package var materials: MaterialMetrics
  package var glass: GlassMetrics
  package var widgets: WidgetMetrics

  /// The systems of 2025.
  package static let iOS26 = SystemStyle(
    palette: .iOS26, textSizes: .iOS26, controls: .iOS26, materials: .iOS26, glass: .iOS26,
    widgets: .iOS26)
}

/// The content margins and corner radii of widgets, in points.
package struct WidgetMetrics: Hashable, Sendable {
  /// On every side of a Home Screen widget (Human Interface Guidelines, Widgets).
  package var contentMargin: CGFloat
  /// On every side of a widget in StandBy, before it is magnified. Apple does not publish it; without a background,
  /// little is needed.
  package var standByContentMargin: CGFloat
  /// On every side of a Lock Screen widget. Apple does not publish it.
  package var accessoryContentMargin: CGFloat
  /// Apple does not publish radii; these are the values that app authors use.
  package var phoneCornerRadius: CGFloat
  package var padCornerRadius: CGFloat
  package var watchCornerRadius: CGFloat
  package var visionCornerRadius: CGFloat

  package static let iOS26 = WidgetMetrics(
    contentMargin: 16, standByContentMargin: 8, accessoryContentMargin: 0, phoneCornerRadius: 22, padCornerRadius: 24,
    watchCornerRadius: 12,
    visionCornerRadius: 22)
}

/// How materials blur what is behind them. Apple publishes no numbers; these were chosen by eye.
package struct MaterialMetrics: Hashable, Sendable {
  package var blurRadius: CGFloat
  package var saturation: Double
  /// The opacity of the tint, from the thinnest material to the thickest.
  package var lightDensities: [Double]
  package var darkDensities: [Double]

  package static let iOS26 = MaterialMetrics(
    blurRadius: 25, saturation: 1.8, lightDensities: [0.36, 0.5, 0.64, 0.78, 0.9],
    darkDensities: [0.42, 0.55, 0.68, 0.8, 0.9])
}

extension EnvironmentValues {
  /// The year of the system's colours and measures.
  package var systemStyle: SystemStyle {
    get { self[SystemStyleKey.self] }
    set { self[SystemStyleKey.self] = newValue }
  }
}

private enum SystemStyleKey: EnvironmentKey { static var defaultValue: SystemStyle { .iOS26 } }
