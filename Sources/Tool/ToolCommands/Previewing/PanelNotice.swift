import Foundation
import Graphics
import LayoutEngine
import Rendering
import Timelines
import ToolOptions
import ToolReports
import Views
import Widgets

/// A picture with a few words, for a device that has nothing else to show.
struct PanelNotice: Sendable {
  let title: String
  /// What stands out, such as the device's code; may be empty.
  let code: String
  let message: String

  struct Answer: Encodable {
    let data: Data
  }

  private static let kind = "panel-notice"

  /// The picture, in the size, colours and format of the options.
  func picture(_ drawing: DrawingOptions, with renderer: WidgetRenderer) async throws -> Answer {
    let configuration = StaticConfiguration(kind: Self.kind, provider: Provider()) { [self] _ in
      NoticeView(notice: self)
    }
    guard let kind = configuration._kind else { throw ToolError("a notice cannot be drawn", exitCode: .software) }
    let request = drawing.request(.systemMedium)
    let picture = try await renderer.currentPicture(of: kind, request, as: drawing.format ?? .png)
    return Answer(data: picture.data)
  }

  private struct Moment: TimelineEntry {
    let date: Date
  }

  private struct Provider: TimelineProvider {
    func placeholder(in context: Context) -> Moment { Moment(date: .distantPast) }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Moment) -> Void) {
      completion(placeholder(in: context))
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Moment>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }
}

/// The words in the middle of the picture.
private struct NoticeView: View {
  let notice: PanelNotice

  var body: some View {
    VStack(spacing: 10) {
      Text(verbatim: notice.title).font(.headline)
      if !notice.code.isEmpty {
        Text(verbatim: notice.code).font(.system(size: 54, weight: .bold, design: .monospaced)).minimumScaleFactor(0.3)
          .lineLimit(1)
      }
      if !notice.message.isEmpty { Text(verbatim: notice.message).font(.footnote).multilineTextAlignment(.center) }
    }
    .minimumScaleFactor(0.3)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .containerBackground(Color.white, for: .widget)
  }
}
