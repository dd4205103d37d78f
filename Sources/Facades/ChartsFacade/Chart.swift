public import SwiftUI

/// Shows marks for data, with axes. Apple's page: Charts/Chart.
///
/// Automatic domains contain all values, include zero for numbers, and end at round values. The vertical axis is at
/// the trailing edge, the horizontal one at the bottom. Distances, tick counts and bar widths are our own, as Apple
/// has not published any.
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
    LegendFrame(styles: plan.styles, legend: settings.legend) {
      VStack(alignment: .leading, spacing: 0) {
        names(at: .top, plan)
        HStack(spacing: 0) {
          names(at: .leading, plan)
          ChartLayout() {
            plot(plan).layoutValue(key: ChartRoleKey.self, value: .plot)
            ForEach(plan.xItems.indices, id: \.self) { label(plan.xItems[$0], on: plan.x, isUpright: false) }
            ForEach(plan.yItems.indices, id: \.self) { label(plan.yItems[$0], on: plan.y, isUpright: true) }
          }
          names(at: .trailing, plan)
        }
        names(at: .bottom, plan)
      }
    }
    // Charts inside a chart have their own settings.
    .environment(\.chartSettings, ChartSettings())
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
    let view = AnyView(PlotView(plan: plan))
    return settings.plotStyle?(view) ?? view
  }

  private func label(_ item: ChartPlan.AxisItem, on scale: ChartScale, isUpright: Bool) -> some View {
    let isCentered = item.part.isCentered == true && scale.band == nil
    let place = isCentered ? (item.position + item.next) / 2 : item.position
    let role: ChartRole =
      isUpright
      ? .down(place, isLeading: item.side == .leading, spacing: item.part.spacing ?? 5)
      : .across(
        place, isLeading: item.value.value.isDate && !isCentered, isTop: item.side == .top,
        spacing: item.part.spacing ?? 4)
    return AxisLabelView(item: item).layoutValue(key: ChartRoleKey.self, value: role)
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
