import Diagnostics

/// Any provider behind one face: three questions, each answered with `async`.
package struct EntrySource<Entry: TimelineEntry> {
  package var placeholder: (TimelineProviderContext) -> Entry
  package let snapshot: (TimelineProviderContext) async -> Entry
  package let timeline: (TimelineProviderContext) async -> Timeline<Entry>

  /// Takes the answers themselves.
  package init(
    placeholder: @escaping (TimelineProviderContext) -> Entry,
    snapshot: @escaping (TimelineProviderContext) async -> Entry,
    timeline: @escaping (TimelineProviderContext) async -> Timeline<Entry>
  ) {
    self.placeholder = placeholder
    self.snapshot = snapshot
    self.timeline = timeline
  }

  /// Asks a provider with completion handlers.
  package init<Provider: TimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
    placeholder = { provider.placeholder(in: $0) }
    snapshot = { context in
      await firstAnswer { provider.getSnapshot(in: context, completion: $0) }
    }
    timeline = { context in
      await firstAnswer { provider.getTimeline(in: context, completion: $0) }
    }
  }

  /// Asks a provider with `async` functions.
  package init<Provider: AsyncTimelineProvider>(_ provider: Provider) where Provider.Entry == Entry {
    placeholder = { provider.placeholder(in: $0) }
    snapshot = { await provider.snapshot(in: $0) }
    timeline = { await provider.timeline(in: $0) }
  }
}

/// What a completion handler is called with the first time; later calls are ignored, as WidgetKit ignores them, and a
/// diagnostic says so. Waits for ever if it is never called: ``TimeLimit`` says when that is enough, and hears of a handler
/// that is gone.
package func firstAnswer<Value>(_ ask: (@escaping @Sendable (Value) -> Void) -> Void) async -> Value {
  // The handler may run on a thread that knows nothing of the task.
  let log = DiagnosticLog.current
  // A checked one would print a warning when the provider lets go of it.
  return await withUnsafeContinuation { (continuation: UnsafeContinuation<UncheckedBox<Value>, Never>) in
    let right = OneShotCompletion()
    ask { value in
      guard right.claim() else {
        return log.report(
          Diagnostic(
            id: "timeline.several-answers",
            message: "the provider called its completion handler more than once; the first answer counts"))
      }
      continuation.resume(returning: UncheckedBox(value: value))
    }
  }.value
}
