import Ambient

/// Notifies the task that waits for a provider that its completion handler was released without being called.
///
/// Providers that return early, for example when the network fails, often do that.
struct DroppedCompletion: Sendable {
  let tell: @Sendable () -> Void
}

extension AmbientValues {
  /// The abandonment of the provider being asked; nil if no task waits for it.
  var abandonment: DroppedCompletion? {
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
  private let abandonment = AmbientValues.current.abandonment

  /// Returns true for exactly one call.
  func claim() -> Bool { once.claim() }

  deinit {
    if once.claim() { abandonment?.tell() }
  }
}
