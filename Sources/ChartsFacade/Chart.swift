public import SwiftUI

/// A view that shows marks for data, with axes. Apple's page: Charts/Chart.
///
/// Domains that nobody states hold all values, zero among numbers, and end at round ones. The vertical axis stands after
/// the plot, the horizontal one below it. Distances, tick counts and the widths of bars are ours: Apple has published
/// none.
public struct Chart<Content: ChartContent>: View {
  private let content: Content
  @Environment(\.chartSettings) private var settings
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// Creates a chart of marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// The plot between its axes, with a legend where colours stand for values.
  public var body: some View {
    let plan = ChartPlan(
      content._marks, settings: settings,
      environment: ChartPlan.Writing(locale: locale, calendar: calendar, timeZone: timeZone))
    LegendFrame(styles: plan.styles, legend: settings.legend) {
      VStack(alignment: .leading, spacing: 0) {
        if let name = name(of: settings.y), !name.isBelow { caption(name, .trailing, isAbove: true) }
        if let name = name(of: settings.x), name.isAbove { caption(name, .leading, isAbove: true) }
        ChartLayout() {
          plot(plan).layoutValue(key: ChartRoleKey.self, value: .plot)
          ForEach(plan.xItems.indices, id: \.self) { label(plan.xItems[$0], on: plan.x, isUpright: false) }
          ForEach(plan.yItems.indices, id: \.self) { label(plan.yItems[$0], on: plan.y, isUpright: true) }
        }
        if let name = name(of: settings.x), !name.isAbove { caption(name, .leading, isAbove: false) }
        if let name = name(of: settings.y), name.isBelow { caption(name, .trailing, isAbove: false) }
      }
    }
    // Charts in a chart say their own.
    .environment(\.chartSettings, ChartSettings())
  }

  private func name(of axis: ChartSettings.Axis) -> ChartSettings.Name? {
    axis.visibility == .hidden ? nil : axis.name
  }

  private func caption(
    _ name: ChartSettings.Name, _ usual: HorizontalAlignment, isAbove: Bool
  ) -> some View {
    name.content
      .font(.caption2)
      .foregroundStyle(.secondary)
      .frame(
        maxWidth: .infinity, alignment: Alignment(horizontal: name.alignment?.horizontal ?? usual, vertical: .center)
      )
      .padding(isAbove ? .bottom : .top, name.spacing ?? 6)
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
  /// Creates a chart with marks for each element.
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
