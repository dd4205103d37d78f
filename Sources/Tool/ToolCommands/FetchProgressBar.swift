import ImageFetching
import Synchronization

/// The bar of pictures that are on their way, where they take longer than a second.
///
/// Nothing may happen for long while one picture comes, so a clock shows the bar, not the first picture.
final class FetchProgressBar: Sendable {
  private struct State {
    var bar: ProgressBar?
    var progress = FetchProgress()
  }

  private let state = Mutex(State())

  /// Shows how far fetching is, or takes the bar away at its end.
  func show(_ progress: FetchProgress) {
    let isNew = state.withLock { state in
      state.progress = progress
      guard progress.finished < progress.total else {
        state.bar?.finish()
        state.bar = nil
        return false
      }
      state.bar?.show(progress.finished, of: progress.total)
      defer { state.bar = state.bar ?? ProgressBar(total: progress.total) }
      return state.bar == nil
    }
    guard isNew else { return }
    Task {
      try? await Task.sleep(for: .milliseconds(1050))
      state.withLock { $0.bar?.show($0.progress.finished, of: $0.progress.total) }
    }
  }
}
