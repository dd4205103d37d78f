public import ConfigurationIntents
public import LiveActivities
public import Timelines
public import Views

/// Previews a view in an editor. Apple's page: SwiftUI/Preview(_:body:).
///
/// `previews` lists it and `render --preview` draws it. Its body runs on any thread, like all views here.
@freestanding(declaration)
public macro Preview(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) =
  #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews a view in an editor, with traits. Apple's page: SwiftUI/Preview(_:traits:_:body:).
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews entries of a widget. Apple's page: WidgetKit/Preview(_:as:widget:timeline:).
@freestanding(declaration)
public macro Preview<Content: Widget>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews the entries of a provider. Apple's page: WidgetKit/Preview(_:as:widget:timelineProvider:).
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews entries of a widget with settings. Apple's page: WidgetKit/Preview(_:as:using:widget:timeline:).
@freestanding(declaration)
public macro Preview<Intent: AppIntent, Content: Widget>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> Content,
  @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews the entries of a provider with settings. Apple's page:
/// WidgetKit/Preview(_:as:using:widget:timelineProvider:).
@freestanding(declaration)
public macro Preview<Intent: WidgetConfigurationIntent, Content: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Intent, widget: @escaping @MainActor () -> Content,
  timelineProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro") where Provider.Intent == Intent

/// Previews relevant entries. Apple's page: WidgetKit/Preview(_:widget:relevanceEntries:).
@freestanding(declaration)
public macro Preview<Content: Widget, Entry: RelevanceEntry>(
  _ name: String? = nil, widget: @escaping @MainActor () -> Content,
  @PreviewRelevanceEntryBuilder<Entry> relevanceEntries: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews the entries of a relevance provider. Apple's page: WidgetKit/Preview(_:widget:relevanceProvider:).
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> Content,
  relevanceProvider: @escaping @MainActor () -> Provider
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews the entries of a relevance provider in given contexts. Apple's page:
/// WidgetKit/Preview(_:widget:relevanceProvider:relevance:).
@freestanding(declaration)
public macro Preview<Content: Widget, Provider: RelevanceEntriesProvider>(
  _ name: String? = nil, widget: @escaping @MainActor () -> Content,
  relevanceProvider: @escaping @MainActor () -> Provider,
  relevance: @escaping @MainActor () async -> WidgetRelevance<Provider.Configuration>
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews states of a Live Activity. Apple's page: WidgetKit/Preview(_:as:using:widget:contentStates:).
@freestanding(declaration)
public macro Preview<Attributes: ActivityAttributes, Content: Widget>(
  _ name: String? = nil, as viewKind: ActivityPreviewViewKind, using attributes: Attributes,
  widget: @escaping @MainActor () -> Content,
  @PreviewActivityBuilder<Attributes> contentStates: @escaping @MainActor () async -> [Attributes.ContentState]
) = #externalMacro(module: "WidgetMacros", type: "PreviewMacro")

/// Previews a control. Apple's page: WidgetKit/Preview(_:widget:).
@freestanding(declaration)
public macro Preview<Content: ControlWidget>(_ name: String? = nil, control: @escaping @MainActor () -> Content) =
  #externalMacro(module: "WidgetMacros", type: "PreviewMacro")
