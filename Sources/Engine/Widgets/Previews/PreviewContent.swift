import Ambient
public import ConfigurationIntents
import Foundation
public import LiveActivities
public import Timelines
public import Views

/// A type that `#Preview` declares.
///
/// Nothing refers to such types, and the attribute keeps the optimizer from removing them.
@_alwaysEmitConformanceMetadata
public protocol _PreviewDeclaration: SendableMetatype {
  /// The module and file, and the line.
  static var _place: (file: String, line: Int) { get }
  @MainActor static func _makePreview() -> _PreviewContent
}

/// What `#Preview` shows. Its initializers take the arguments of the macro.
///
/// Apple's previews run on the main actor. Here views are drawn on any thread, so their functions are called without it.
public struct _PreviewContent {
  let name: String?
  package let picture: PreviewedPicture

  public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
    self.init(name, views: body, traits: [])
  }

  public init(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, views: body, traits: [traits] + additionalTraits)
  }

  private init(
    _ name: String?, views: @escaping @MainActor () -> any View, traits: [PreviewTrait<Preview.ViewTraits>]
  ) {
    let view = PreviewedPicture.withoutActor(views)
    var options = PreviewOptions()
    for layout in traits.compactMap(\.layout) { options.layout = layout }
    self.name = name
    picture = PreviewedPicture(options, modifiers: traits.compactMap(\.modify), view)
  }

  public init<Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, family, widget, listsEntries: true) { _ in await PreviewedTimeline(timeline) }
  }

  public init<Content: Widget, Provider: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
    timelineProvider: @escaping @MainActor () -> Provider
  ) {
    let provider = PreviewedPicture.withoutActor(timelineProvider)
    self.init(name, family, widget) { context in
      let provider = provider()
      let timeline = await firstAnswer { provider.getTimeline(in: context, completion: $0) }
      return PreviewedTimeline(entries: timeline.entries, policy: timeline.policy)
    }
  }

  public init<Intent: AppIntent, Content: Widget>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> Content,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
  ) {
    self.init(name, family, widget, listsEntries: true) { _ in await PreviewedTimeline(timeline) }
  }

  public init<Intent: WidgetConfigurationIntent, Content: Widget, Provider: AppIntentTimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, using intent: Intent,
    widget: @escaping @MainActor () -> Content, timelineProvider: @escaping @MainActor () -> Provider
  ) where Provider.Intent == Intent {
    let provider = PreviewedPicture.withoutActor(timelineProvider)
    self.init(name, family, widget) { context in
      let timeline = await provider().timeline(for: intent, in: context)
      return PreviewedTimeline(entries: timeline.entries, policy: timeline.policy)
    }
  }

  private init(
    _ name: String?, _ family: WidgetFamily, _ widget: @escaping @MainActor () -> some Widget,
    listsEntries: Bool = false,
    timeline: @escaping (TimelineProviderContext) async -> PreviewedTimeline
  ) {
    let widget = PreviewedPicture.withoutActor(widget)
    self.name = name
    picture = PreviewedPicture(family, widget, listsEntries: listsEntries, timeline)
  }

  public init<Content: Widget, Entry: RelevanceEntry>(
    _ name: String? = nil, widget: @escaping @MainActor () -> Content,
    @PreviewRelevanceEntryBuilder<Entry> relevanceEntries: @escaping @MainActor () async -> [Entry]
  ) {
    let entries = { @MainActor () async -> UncheckedBox<[Entry]> in UncheckedBox(value: await relevanceEntries()) }
    self.init(name, .accessoryRectangular, widget, listsEntries: true) { context in
      let dated = await entries().value.enumerated().map { index, entry in
        RelevanceTimelineEntry(date: context.date + Double(index), entry: entry)
      }
      return PreviewedTimeline(entries: dated, policy: .never)
    }
  }

  public init<Content: Widget, Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> Content,
    relevanceProvider: @escaping @MainActor () -> Provider
  ) {
    let provider = PreviewedPicture.withoutActor(relevanceProvider)
    self.init(name, .accessoryRectangular, widget) { context in
      let entry = await RelevanceTimelineEntry(provider(), Provider.Configuration(), in: context)
      return PreviewedTimeline(entries: [entry], policy: .never)
    }
  }

  public init<Content: Widget, Provider: RelevanceEntriesProvider>(
    _ name: String? = nil, widget: @escaping @MainActor () -> Content,
    relevanceProvider: @escaping @MainActor () -> Provider,
    relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
  ) {
    self.init(name, widget: widget, relevanceProvider: relevanceProvider)
  }

  public init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
    widget: @escaping @MainActor () -> Content,
    @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    self.init(
      name, as: viewKind, using: attributes, isStale: false, widget: widget, contentStates: contentStates)
  }

  /// - Parameter isStale: Whether the states are out of date, which `#Preview` cannot say.
  package init<Attributes: ActivityAttributes, Content: Widget>(
    _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes, isStale: Bool,
    widget: @escaping @MainActor () -> Content,
    contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
  ) {
    let states = { @MainActor () async -> UncheckedBox<[Attributes.ContentState]> in
      UncheckedBox(value: await contentStates())
    }
    let attributes = UncheckedBox(value: attributes)
    self.init(name, viewKind.family, widget, listsEntries: true) { context in
      let entries = await states().value.enumerated().map { index, state in
        ActivityEntry(
          date: context.date + Double(index),
          shown: ActivityViewContext(
            activityID: "preview", attributes: attributes.value, state: state, isStale: isStale))
      }
      return PreviewedTimeline(entries: entries, policy: .never)
    }
  }

  public init<Content: ControlWidget>(_ name: String? = nil, control: @escaping @MainActor () -> Content) {
    self.name = name
    picture = PreviewedPicture(control: PreviewedPicture.withoutActor(control))
  }
}

/// The entries of a preview.
struct PreviewedTimeline {
  let entries: [any TimelineEntry]
  let policy: TimelineReloadPolicy

  init(entries: [any TimelineEntry], policy: TimelineReloadPolicy) { (self.entries, self.policy) = (entries, policy) }

  /// Entries without a provider. They are created on the main actor.
  init(_ entries: @escaping @MainActor () async -> [any TimelineEntry]) async {
    let boxed: @MainActor () async -> UncheckedBox<[any TimelineEntry]> = { UncheckedBox(value: await entries()) }
    self.init(entries: await boxed().value, policy: .never)
  }
}

/// A preview that is not drawn.
package struct UndrawnPreview: Error, Hashable {
  /// What it shows instead of a picture.
  package let reason: String
}
