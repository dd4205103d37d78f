import ChartsFacade
import Foundation
import Graphics
import LayoutEngine
import Rendering
import Testing
import Timelines
import WidgetKit
import Widgets

/// A chart that fills a small widget of 170 × 170 points, with one pixel per point.
struct DrawnChart {
  let picture: RenderedFrame

  /// 21 November 2026, 8:00 GMT.
  static let now = Date(timeIntervalSince1970: 1_795_248_000)

  init(_ family: WidgetFamily = .systemSmall, scale: Int = 1, @ViewBuilder chart: @escaping () -> some View)
    async throws
  {
    let configuration = StaticConfiguration(kind: "chart", provider: Provider()) { _ in
      chart().containerBackground(.white, for: .widget)
    }
    .contentMarginsDisabled()
    let kind = try #require(configuration._kind)
    let world = World(
      now: Self.now, locale: Locale(identifier: "en_US"), groupContainers: URL(fileURLWithPath: "/nonexistent"),
      timeLimit: TimeLimit(.seconds(3600)))
    var request = RenderRequest(family: family)
    request.scale = PixelScale(CGFloat(scale))
    picture = try await WidgetRenderer(world: world).currentPicture(of: kind, request, as: .png)
  }

  /// The width of the widget in points.
  var width: CGFloat { picture.lowered.layout.first?.frame.width ?? 0 }

  /// The display list's lines that contain `word`, trimmed.
  func lines(_ word: String) -> [String] {
    "\(picture.lowered.displayList)".split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { $0.contains(word) }
  }

  /// The frames of the rectangles of a colour, back to front, in the widget.
  func fills(_ color: String) -> [CGRect] {
    picture.lowered.displayList.items.flatMap { Self.fills($0, color) }
  }

  private static func fills(_ item: DisplayItem, _ color: String) -> [CGRect] {
    switch item {
    case .fill(let path, .color(let own), _) where "\(own)" == "#\(color)" && path == Path(path.boundingRect):
      [path.boundingRect]
    case .group(_, let items): items.flatMap { fills($0, color) }
    default: []
    }
  }

  /// The bounds of the shapes of a colour, back to front, in the widget.
  func shapes(_ color: String) -> [CGRect] {
    picture.lowered.displayList.items.flatMap { item in
      Self.paths(item) { path, own in own == "#\(color)" && path != Path(path.boundingRect) }
    }
  }

  /// The bounds of everything painted in a colour, back to front, in the widget.
  func bounds(_ color: String) -> [CGRect] {
    func bounds(_ item: DisplayItem) -> [CGRect] {
      switch item {
      case .fill(let path, .color(let own), _), .stroke(let path, _, .color(let own)):
        "\(own)" == "#\(color)" ? [path.boundingRect] : []
      case .group(_, let items): items.flatMap(bounds)
      default: []
      }
    }
    return picture.lowered.displayList.items.flatMap(bounds)
  }

  /// The frames of the legend's dots in the widget.
  var ellipses: [CGRect] {
    picture.lowered.displayList.items.flatMap { item in
      Self.paths(item) { path, _ in path == Path(ellipseIn: path.boundingRect) }
    }
  }

  private static func paths(_ item: DisplayItem, where isWanted: (Path, String) -> Bool) -> [CGRect] {
    switch item {
    case .fill(let path, .color(let own), _): isWanted(path, "\(own)") ? [path.boundingRect] : []
    case .group(_, let items): items.flatMap { paths($0, where: isWanted) }
    default: []
    }
  }

  /// The texts of the axes and the legend.
  var words: [String] { picture.lowered.layout.flatMap(\.accessibilityTexts) }

  /// The frames of the texts equal to `text`.
  func frames(of text: String) -> [CGRect] {
    func frames(_ node: PlacedNode) -> [CGRect] {
      guard node.children.isEmpty else { return node.children.flatMap(frames) }
      return node.accessibilityTexts == [text] ? [node.frame] : []
    }
    return picture.lowered.layout.flatMap(frames)
  }

  private struct Provider: TimelineProvider {
    struct Entry: TimelineEntry {
      let date: Date
    }

    func placeholder(in context: Context) -> Entry { Entry(date: context.date) }
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
      completion(placeholder(in: context))
    }
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
      completion(Timeline(entries: [placeholder(in: context)], policy: .never))
    }
  }
}
