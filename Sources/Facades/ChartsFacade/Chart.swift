public import SwiftUI

/// Shows marks for data, with axes. Apple's page: Charts/Chart.
///
/// Automatic domains contain all values, include zero for numbers, and end at round values. The vertical axis is at
/// the trailing edge, the horizontal one at the bottom. Distances and tick counts are our own, as Apple has not
/// published any.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  public var body: some View {
    let plan = ChartPlan(
      content._marks, settings: settings,
      environment: ChartPlan.Writing(locale: locale, calendar: calendar, timeZone: timeZone))
    DecoratedChart(content: framed(plan), plan: plan, settings: settings)
      .coordinateSpace(name: ChartSpace())
      // Charts inside a chart have their own settings.
      .environment(\.chartSettings, ChartSettings())
  }

  private func framed(_ plan: ChartPlan) -> some View {
    LegendFrame(styles: plan.styles, legend: settings.legend) {
      VStack(alignment: .leading, spacing: 0) {
        names(at: .top, plan)
        HStack(spacing: 0) {
          names(at: .leading, plan)
          ChartLayout() {
            plot(plan).layoutValue(key: ChartRoleKey.self, value: .plot)
            axis(plan.xItems, settings.x)
            axis(plan.yItems, settings.y)
          }
          names(at: .trailing, plan)
        }
        names(at: .bottom, plan)
      }
    }
  }

  /// The names of the axes at `edge`, the vertical axis's outermost.
  @ViewBuilder
  private func names(at edge: Edge, _ plan: ChartPlan) -> some View {
    // The vertical axis's name is above its labels, on whichever side they are.
    let isBefore = !plan.yItems.isEmpty && plan.yItems.allSatisfy { $0.side == .leading }
    let across = name(of: settings.x, at: edge, usually: .bottom).map { AxisName($0, at: edge, usually: .leading) }
    let upright = name(of: settings.y, at: edge, usually: .top)
      .map { AxisName($0, at: edge, usually: isBefore ? .leading : .trailing) }
    switch edge {
    case .top, .leading:
      upright
      across
    case .bottom, .trailing:
      across
      upright
    }
  }

  private func name(of axis: ChartSettings.Axis, at edge: Edge, usually usual: Edge) -> ChartSettings.Name? {
    guard axis.visibility != .hidden, let name = axis.name, (name.edge ?? usual) == edge else { return nil }
    return name
  }

  private func plot(_ plan: ChartPlan) -> AnyView {
    var view = AnyView(PlotView(plan: plan))
    if settings.hasDecorations {
      view = AnyView(view.anchorPreference(key: PlotAnchorKey.self, value: .bounds) { $0 })
    }
    return settings.plotStyle?(view) ?? view
  }

  /// The labels of an axis and the ticks that end with them; in one view if the axis has a style.
  @ViewBuilder
  private func axis(_ items: [AxisItem], _ settings: ChartSettings.Axis) -> some View {
    let labels = items.filter { if case .label = $0.part.kind { true } else { false } }
    if let style = settings.style {
      ForEach([Edge.top, .bottom, .leading, .trailing], id: \.self) { edge in
        if labels.contains(where: { $0.side == edge }) {
          style(
            ChartAxisContent(view: AnyView(AxisStrip(edge: edge) { self.labels(labels.filter { $0.side == edge }) }))
          )
          .layoutValue(key: ChartRoleKey.self, value: .axis(edge))
        }
      }
    } else {
      self.labels(labels)
      ticks(items)
    }
  }

  private func labels(_ items: [AxisItem]) -> some View {
    ForEach(items.indices, id: \.self) { index in
      AxisLabelView(item: items[index])
        .layoutValue(key: ChartRoleKey.self, value: .label(AxisLabelPlace(items[index])))
    }
  }

  private func ticks(_ items: [AxisItem]) -> some View {
    let ticks = items.compactMap { item -> (AxisItem, AxisTick.Length)? in
      if case .tick(let length) = item.part.kind, length.kind != .points { (item, length) } else { nil }
    }
    return ForEach(ticks.indices, id: \.self) { index in
      let (item, length) = ticks[index]
      let width = item.part.stroke?.lineWidth ?? AxisLine.stroke.lineWidth
      AxisTickView(item: item)
        .layoutValue(
          key: ChartRoleKey.self, value: .tick(side: item.side, place: item.center, length: length, width: width))
    }
  }
}

extension Chart {
  public init<Data: RandomAccessCollection, Mark: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, Mark> {
    self.init(content: ForEach(data, content: content))
  }

  /// Creates a chart with marks for each element, told apart by the value at `id`.
  public init<Data: RandomAccessCollection, ID: Hashable, Mark: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Mark
  ) where Content == ForEach<Data, ID, Mark> {
    self.init(content: ForEach(data, id: id, content: content))
  }

  private init(content: Content) { self.content = content }
}
