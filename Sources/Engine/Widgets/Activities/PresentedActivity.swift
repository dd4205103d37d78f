package import Foundation
import LayoutEngine
import LiveActivities
import Timelines
package import Views

/// A Live Activity in the presentation that is drawn.
struct PresentedActivity<Attributes: ActivityAttributes>: View {
  /// Nil for a placeholder: an activity without data shows nothing.
  let shown: ActivityViewContext<Attributes>?
  let content: (ActivityViewContext<Attributes>) -> AnyView
  let island: (ActivityViewContext<Attributes>) -> DynamicIsland

  @Environment(\.widgetFamily) private var family
  @Environment(\.hasSmallActivityView) private var hasSmallView

  /// Margins without `contentMargins`. Apple publishes none; these are in public screenshots of phones.
  private static var expandedMargins: EdgeInsets { EdgeInsets(top: 18, leading: 20, bottom: 20, trailing: 20) }
  private static var compactMargin: CGFloat { 7 }

  var body: some View {
    if let shown {
      switch family {
      case .compact: compact(island(shown))
      case .minimal: minimal(island(shown))
      case .expanded: expanded(island(shown))
      case .activitySmall: small(shown)
      default: content(shown).environment(\.activityFamily, .medium)
      }
    }
  }

  private func compact(_ island: DynamicIsland) -> some View {
    let margin = Self.compactMargin
    let leading = island.margins(
      of: .compactLeading, standard: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
    let trailing = island.margins(
      of: .compactTrailing, standard: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
    return CompactIslandLayout(leading: leading, trailing: trailing) {
      // Each is one view, whatever its builder has.
      HStack { island.compactLeading() }
      HStack { island.compactTrailing() }
    }
    .environment(\.ringSide, IslandLayout.camera.height - 2 * margin)
    .modifier(IslandSurroundings(island: island))
  }

  private func minimal(_ island: DynamicIsland) -> some View {
    let margin = Self.compactMargin
    let margins = island.margins(
      of: .minimal, standard: EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin))
    return island.minimal().padding(margins).frame(maxHeight: .infinity)
      .environment(\.ringSide, IslandLayout.camera.height - 2 * margin)
      .modifier(IslandSurroundings(island: island))
  }

  private func expanded(_ island: DynamicIsland) -> some View {
    let regions = island.expanded()
    return IslandLayout(margins: island.margins(of: .expanded, standard: Self.expandedMargins)) {
      ForEach(regions.indices, id: \.self) { index in
        let region = regions[index]
        region.view()
          .layoutValue(key: IslandPositionKey.self, value: region.position)
          .layoutValue(key: IslandPriorityKey.self, value: region.priority)
      }
    }
    .modifier(IslandSurroundings(island: island))
  }

  /// The small layout of the content, or the views beside the camera.
  @ViewBuilder private func small(_ shown: ActivityViewContext<Attributes>) -> some View {
    if hasSmallView {
      content(shown).environment(\.activityFamily, .small)
    } else {
      let island = island(shown)
      HStack {
        island.compactLeading()
        Spacer()
        island.compactTrailing()
      }
      .padding(.horizontal, 12)
    }
  }
}

/// What belongs to the island itself: its link and its line.
private struct IslandSurroundings: ViewModifier {
  let island: DynamicIsland

  func body(content: Content) -> some View {
    IslandKeylineView(content: content.widgetURL(island.url), keyline: island.keyline)
  }
}

/// Sets the colour of the island's line while the view is lowered.
private struct IslandKeylineView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let content: Content
  let keyline: Color?

  func _lower(in context: _LoweringContext) -> [LayoutNode] {
    context.pass[IslandKeylineKey.self] = keyline
    return content._lower(in: context)
  }
}

/// The colour of the line around the island; nil for none.
package enum IslandKeylineKey: FrameValueKey {
  package static var defaultValue: Color? { nil }
}

/// The island itself: black, with a line of the activity's colour.
package struct IslandGround: View {
  let keyline: Color?
  let cornerRadius: CGFloat

  package init(keyline: Color?, cornerRadius: CGFloat) { (self.keyline, self.cornerRadius) = (keyline, cornerRadius) }

  package var body: some View {
    ZStack {
      Color.black
      if let keyline { RoundedRectangle(cornerRadius: cornerRadius).strokeBorder(keyline.opacity(0.5), lineWidth: 1) }
    }
  }
}

extension EnvironmentValues {
  /// Whether the content of a Live Activity has a layout of its own for watches and cars.
  package var hasSmallActivityView: Bool {
    get { self[SmallActivityKey.self] }
    set { self[SmallActivityKey.self] = newValue }
  }
}

private enum SmallActivityKey: EnvironmentKey { static var defaultValue: Bool { false } }
