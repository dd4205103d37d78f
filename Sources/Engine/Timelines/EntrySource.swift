import Diagnostics

/// A provider of any protocol, type-erased to three `async` functions.
package struct EntrySource<Entry: TimelineEntry> {
  package var placeholder: (TimelineProviderContext) -> Entry
  package let snapshot: (TimelineProviderContext) async -> Entry
  package let timeline: (TimelineProviderContext) async -> Timeline<Entry>

  package init(
    placeholder: @escaping (TimelineProviderContext) -> Entry,
    snapshot: @escaping (TimelineProviderContext) async -> Entry,
    timeline: @escaping (TimelineProviderContext) async -> Timeline<Entry>
  ) {
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
  }

  package init<Provider: TimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
    placeholder = { provider.placeholder(in: $0) }
    snapshot = { context in
      await firstAnswer { provider.getSnapshot(in: context, completion: $0) }
    }
    timeline = { context in
      await firstAnswer { provider.getTimeline(in: context, completion: $0) }
    }
  }

  package init<Provider: AsyncTimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
    placeholder = { provider.placeholder(in: $0) }
    snapshot = { await provider.snapshot(in: $0) }
    timeline = { await provider.timeline(in: $0) }
  }
}

/// The value of the first call of a completion handler. As in WidgetKit, later calls are ignored; a diagnostic
/// reports them.
///
/// Never returns if the handler is never called: ``TimeLimit`` ends the wait, and learns when the handler was
/// released.
package func firstAnswer<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
  // The handler may run on a thread without the task's values.
  let log = DiagnosticLog.current
  // A checked continuation would print a warning when the provider releases the handler.
  return await withUnsafeContinuation { (continuation: UnsafeContinuation<UncheckedBox<Value>, Never>) in
    let right = OneShotCompletion()
    ask { value in
      guard right.claim() else {
        return log.report(
          Diagnostic(
            id: "timeline.several-answers",
            message: "the provider called its completion handler more than once; the first answer is used"))
      }
      continuation.resume(returning: UncheckedBox(value: value))
    }
  }.value
}
