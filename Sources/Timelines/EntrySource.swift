/// Any provider behind one face: three questions, each answered with `async`.
package struct EntrySource<Entry: TimelineEntry> {
  package let placeholder: (TimelineProviderContext) -> Entry
  package let snapshot: (TimelineProviderContext) async -> Entry
  package let timeline: (TimelineProviderContext) async -> Timeline<Entry>

  /// Asks a provider with completion handlers.
  package init<Provider: TimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
    placeholder = { provider.placeholder(in: $0) }
    snapshot = { context in
      await answer { provider.getSnapshot(in: context, completion: $0) }
    }
    timeline = { context in
      await answer { provider.getTimeline(in: context, completion: $0) }
    }
  }

  /// Asks a provider with `async` functions.
  package init<Provider: AsyncTimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
    placeholder = { provider.placeholder(in: $0) }
    snapshot = { await provider.snapshot(in: $0) }
    timeline = { await provider.timeline(in: $0) }
  }
}

/// What a completion handler is called with the first time; later calls are ignored, as WidgetKit ignores them.
private func answer<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
  await withCheckedContinuation { (continuation: CheckedContinuation<Handover<Value>, Never>) in
    let once = OnceOnly()
    ask { value in
      if once.claim() { continuation.resume(returning: Handover(value: value)) }
    }
  }.value
}

/// A value on its way from the provider, which lets go of it, to the renderer.
private struct Handover<Value>: @unchecked Sendable {
  let value: Value
}
