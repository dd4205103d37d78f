package import ImageFetching
import Synchronization

/// A progress bar for image downloads, shown after one second.
///
/// A timer shows it, because the first image may take long.
package final class FetchProgressBar: Sendable {
  private struct State {
    var bar: ConsoleProgressBar?
    var progress = FetchProgress()
  }

  private let state = Mutex(State())

  package init() {}

  /// Updates the bar, or clears it when all images have arrived.
  package func show(_ progress: FetchProgress) {
    let isNew = state.withLock { state in
      state.progress = progress
      guard progress.finished < progress.total else {
        state.bar?.finish()
        state.bar = nil
        return false
      }
      state.bar?.show(progress.finished, of: progress.total)
      defer { state.bar = state.bar ?? ConsoleProgressBar(total: progress.total) }
      return state.bar == nil
    }
    guard isNew else { return }
    Task {
      try? await Task.sleep(for: .milliseconds(1050))
      state.withLock { $0.bar?.show($0.progress.finished, of: $0.progress.total) }
    }
  }
}
