import Ambient

/// Tells whoever waits for a provider that no answer can come any more: its completion handler is gone, uncalled.
///
/// Providers that return early, for instance when the network fails, do that often.
struct DroppedCompletion: Sendable {
  let tell: @Sendable () -> Void
}

extension AmbientValues {
  /// That of the provider which is being asked; nil if nobody wants to know.
  var abandonment: DroppedCompletion? {
    get { self[DroppedCompletionKey.self] }
    set { self[DroppedCompletionKey.self] = newValue }
  }
}

private enum DroppedCompletionKey: AmbientKey {
  static var defaultValue: DroppedCompletion? { nil }
}

/// A completion handler's right to answer, held by the handler alone: it knows when the handler goes.
final class OneShotCompletion: Sendable {
  private let once = OneShot()
  private let abandonment = AmbientValues.current.abandonment

  /// True for exactly one call.
  func claim() -> Bool { once.claim() }

  deinit {
    if once.claim() { abandonment?.tell() }
  }
}
