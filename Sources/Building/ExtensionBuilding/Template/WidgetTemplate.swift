/// The widget of a new package: the date, and how much of the day is gone.
struct WidgetTemplate {
  let name: String

  var text: String {
    """
    \(ImportLines("SwiftUI", "WidgetKit"))

    /// What the widget shows at a date.
    struct DayEntry: TimelineEntry {
      let date: Date

      /// How much of the day is gone, from 0 to 1.
      var progress: Double {
        let start = Calendar.current.startOfDay(for: date)
        return min(1, max(0, date.timeIntervalSince(start) / 86_400))
      }
    }

    struct DayProvider: TimelineProvider {
      func placeholder(in context: Context) -> DayEntry { DayEntry(date: context.date) }

      func getSnapshot(in context: Context, completion: @escaping @Sendable (DayEntry) -> Void) {
        completion(DayEntry(date: context.date))
      }

      /// An entry for each quarter of an hour, and a new timeline after six hours.
      func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<DayEntry>) -> Void) {
        let entries = (0..<24).map { DayEntry(date: context.date.addingTimeInterval(Double($0) * 900)) }
        completion(Timeline(entries: entries, policy: .atEnd))
      }
    }

    struct DayWidget: Widget {
      var body: some WidgetConfiguration {
        StaticConfiguration(kind: "day", provider: DayProvider()) { entry in
          DayView(entry: entry)
            .containerBackground(for: .widget) { Sky() }
        }
        .configurationDisplayName("Day")
        .description("The date, and how much of the day is gone.")
        .supportedFamilies([.systemSmall, .systemMedium])
      }
    }

    @main
    struct \(name)Bundle: WidgetBundle {
      var body: some Widget { DayWidget() }
    }

    """
  }

  static let view = """
    \(ImportLines("SwiftUI", "WidgetKit"))

    struct DayView: View {
      let entry: DayEntry
      @Environment(\\.widgetFamily) private var family

      var body: some View {
        if family == .systemMedium {
          HStack(spacing: 24) {
            day
            VStack(spacing: 8) {
              SunPath(progress: entry.progress)
              share
            }
          }
        } else {
          VStack(alignment: .leading, spacing: 0) {
            day
            Spacer(minLength: 8)
            SunPath(progress: entry.progress)
              .frame(height: 44)
          }
        }
      }

      private var day: some View {
        VStack(alignment: .leading, spacing: 0) {
          Text(entry.date, format: .dateTime.weekday(.wide))
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(.white.opacity(0.85))
          Text(entry.date, format: .dateTime.day())
            .font(.system(size: 54, weight: .bold, design: .rounded))
            .foregroundStyle(.white)
          if family == .systemMedium {
            Text(entry.date, format: .dateTime.month(.wide).year())
              .font(.subheadline)
              .foregroundStyle(.white.opacity(0.85))
          }
        }
        .lineLimit(1)
        .minimumScaleFactor(0.6)
        .frame(maxWidth: .infinity, alignment: .leading)
      }

      private var share: some View {
        Text("\\(Int(entry.progress * 100)) % of the day")
          .font(.caption.weight(.medium))
          .foregroundStyle(.white.opacity(0.85))
      }
    }

    /// The way of the sun over the horizon, with the sun where it stands.
    struct SunPath: View {
      let progress: Double

      var body: some View {
        GeometryReader { proxy in
          let sun = point(at: progress, in: proxy.size)
          ZStack {
            arc(from: 0, to: 1, in: proxy.size)
              .stroke(.white.opacity(0.3), style: StrokeStyle(lineWidth: 3, lineCap: .round))
            arc(from: 0, to: progress, in: proxy.size)
              .stroke(.white.opacity(0.9), style: StrokeStyle(lineWidth: 3, lineCap: .round))
            Circle()
              .fill(.yellow)
              .frame(width: 14, height: 14)
              .shadow(color: .yellow.opacity(0.8), radius: 6)
              .position(sun)
          }
        }
      }

      private func arc(from start: Double, to end: Double, in size: CGSize) -> Path {
        Path { path in
          path.move(to: point(at: start, in: size))
          for step in 1...48 {
            path.addLine(to: point(at: start + (end - start) * Double(step) / 48, in: size))
          }
        }
      }

      /// A half wave: low at midnight, highest at noon, with room for the sun at the edges.
      private func point(at progress: Double, in size: CGSize) -> CGPoint {
        let height = sin(progress * .pi)
        return CGPoint(x: 8 + (size.width - 16) * progress, y: size.height - 8 - (size.height - 16) * height)
      }
    }

    struct Sky: View {
      @Environment(\\.colorScheme) private var scheme

      var body: some View {
        LinearGradient(
          colors: scheme == .dark
            ? [Color(red: 0.05, green: 0.07, blue: 0.20), Color(red: 0.24, green: 0.16, blue: 0.42)]
            : [Color(red: 0.12, green: 0.42, blue: 0.86), Color(red: 0.86, green: 0.45, blue: 0.47)],
          startPoint: .top, endPoint: .bottom)
      }
    }

    #Preview("Morning and evening", as: .systemSmall) {
      DayWidget()
    } timeline: {
      DayEntry(date: Date(timeIntervalSince1970: 1_800_000_000))
      DayEntry(date: Date(timeIntervalSince1970: 1_800_036_000))
    }

    """

  var test: String {
    """
    \(ImportLines("Foundation", "SwiftUI", "Testing", "WidgetTesting"))

    @testable import \(name)

    @Test func `half of the day is gone at noon`() {
      let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_800_000_000))
      #expect(DayEntry(date: midnight.addingTimeInterval(43_200)).progress == 0.5)
    }

    @Test func `the sun's path takes all the room that it is given`() {
      let layout = probedLayout(
        of: SunPath(progress: 0.5).probe("path"), proposal: ProposedViewSize(width: 120, height: 40))
      #expect(layout.frames["path"]?.size == CGSize(width: 120, height: 40))
    }

    /// The first run records the pictures beside this file, and fails to say so: look at them, and commit them.
    @Test func `all previews look as they did`() async {
      await assertPreviewSnapshots()
    }

    @Test func `the sun at noon looks as it did`() {
      assertSnapshot(
        of: SunPath(progress: 0.5).padding().background { Sky() }, as: .image(layout: .fixed(width: 170, height: 90)))
    }

    """
  }
}
