/// Tells whoever waits for a provider that no answer can come any more: its completion handler is gone, uncalled.
///
/// Providers that return early, for instance when the network fails, do that often.
struct Abandonment: Sendable {
  let tell: @Sendable () -> Void

  /// That of the question which is being asked; nil where nobody wants to know.
  @TaskLocal static var current: Abandonment?
}

/// A completion handler's right to answer, held by the handler alone: it knows when the handler goes.
final class AnswerRight: Sendable {
  private let once = OnceOnly()
  private let abandonment = Abandonment.current

  /// True for exactly one call.
  func claim() -> Bool { once.claim() }

  deinit {
    if once.claim() { abandonment?.tell() }
  }
}
