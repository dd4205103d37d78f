import SwiftUI

/// The settings that a chart's modifiers make.
struct ChartSettings {
  struct Axis {
    var visibility = Visibility.automatic
    var groups: [_AxisGroup]?
    var wish = ScaleRequest()
    var name: Name?
  }

  /// What an axis is called.
  struct Name {
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    /// Between the name and the chart, in points.
    var spacing: CGFloat?
    var content: AnyView

    /// The edge of the chart for the name; `nil` if the axis determines it.
    var edge: Edge? {
      switch position.kind {
      case .automatic, .overlay: nil
      case .top, .topLeading, .topTrailing: .top
      case .bottom, .bottomLeading, .bottomTrailing: .bottom
      case .leading: .leading
      case .trailing: .trailing
      }
    }

    /// The alignment along the edge if the position is a corner.
    var corner: HorizontalAlignment? {
      switch position.kind {
      case .topLeading, .bottomLeading: .leading
      case .topTrailing, .bottomTrailing: .trailing
      default: nil
      }
    }
  }

  struct Legend {
    var visibility = Visibility.automatic
    var position = AnnotationPosition.automatic
    var alignment: Alignment?
    /// Between the legend and the chart, in points.
    var spacing: CGFloat?
    /// Replaces the automatic legend.
    var content: AnyView?
  }

  var x = Axis()
  var y = Axis()
  var legend = Legend()
  /// Styles for explicit values.
  var styles: [(value: _ChartValue, style: AnyShapeStyle)] = []
  /// Styles for values in order of appearance.
  var styleRange: [AnyShapeStyle] = []
  var plotStyle: ((AnyView) -> AnyView)?

  static let automaticStyles = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map { AnyShapeStyle($0) }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

private enum ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }
