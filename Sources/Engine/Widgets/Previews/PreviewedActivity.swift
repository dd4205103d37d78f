public import LiveActivities
import Timelines
public import Views

/// The preview of a Live Activity in a `PreviewProvider`, which only has its data. Elsewhere it is drawn empty.
public struct _PreviewedActivity<Attributes: ActivityAttributes>: View {
  let shown: ActivityViewContext<Attributes>
  let family: WidgetFamily

  public var body: some View { EmptyView() }
}

/// A preview of a Live Activity whose views are those of a widget in the program.
protocol PreviewedActivity {
  func picture(_ options: PreviewOptions) -> PreviewedPicture
}

extension _PreviewedActivity: PreviewedActivity {
  func picture(_ options: PreviewOptions) -> PreviewedPicture {
    PreviewedPicture(
      options, in: family, listsEntries: false,
      of: { PreviewList.activity(where: { $0.source.entryType == ActivityEntry<Attributes>.self }) }
    ) { [shown] context in
      PreviewedTimeline(entries: [ActivityEntry(date: context.date, shown: shown)], policy: .never)
    }
  }
}
