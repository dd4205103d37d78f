import SwiftUI

/// The settings that a chart's modifiers make.
struct ChartSettings {
  struct Axis {
    var visibility = Visibility.automatic
    var groups: [_AxisGroup]?
    var wish = ScaleRequest()
    var name: Name?
    var style: ((ChartAxisContent) -> AnyView)?
    var scroll = Scroll()
  }

  /// What is visible of a scrolled axis.
  struct Scroll {
    /// In the axis's unit: seconds, or a number of categories.
    var length: Double?
    /// The first visible value.
    var position: _ChartValue?
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

  /// A view over or behind the chart.
  struct Decoration {
    let alignment: Alignment
    let content: (ChartProxy) -> AnyView
  }

  var x = Axis()
  var y = Axis()
  var scrollableAxes: SwiftUI.Axis.Set = []
  var legend = Legend()
  var foreground = VisualScale<AnyShapeStyle>()
  /// The colours of the foreground's range.
  var foregroundColors: [Color] = []
  var symbol = VisualScale<AnyChartSymbolShape>()
  var symbolSize = VisualScale<CGFloat>()
  var lineStyle = VisualScale<StrokeStyle>()
  var plotStyle: ((AnyView) -> AnyView)?
  var overlays: [Decoration] = []
  var backgrounds: [Decoration] = []

  var hasDecorations: Bool { !overlays.isEmpty || !backgrounds.isEmpty }
}

extension EnvironmentValues {
  var chartSettings: ChartSettings {
    get { self[ChartSettingsKey.self] }
    set { self[ChartSettingsKey.self] = newValue }
  }
}

private enum ChartSettingsKey: EnvironmentKey { static var defaultValue: ChartSettings { ChartSettings() } }

extension View {
  func chart(_ change: @escaping (inout ChartSettings) -> Void) -> some View {
    transformEnvironment(\.chartSettings, transform: change)
  }
}
