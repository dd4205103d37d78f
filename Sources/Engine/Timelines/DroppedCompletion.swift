import Ambient

/// Notifies the task that waits for a provider that its completion handler was released without being called.
///
/// Providers that return early, for example when the network fails, often do that.
struct DroppedCompletion: Sendable {
  let tell: @Sendable () -> Void
}

extension AmbientValues {
  /// Notified if the current provider drops its completion handler; nil if no task waits for the provider.
  var droppedCompletion: DroppedCompletion? {
    get { self[DroppedCompletionKey.self] }
    set { self[DroppedCompletionKey.self] = newValue }
  }
}

private enum DroppedCompletionKey: AmbientKey {
  static var defaultValue: DroppedCompletion? { nil }
}

/// Owned only by a completion handler, so that its deinitializer runs when the handler is released.
final class OneShotCompletion: Sendable {
  private let once = OneShot()
  private let droppedCompletion = AmbientValues.current.droppedCompletion

  /// Returns true for exactly one call.
  func claim() -> Bool { once.claim() }

  deinit {
    if once.claim() { droppedCompletion?.tell() }
  }
}
