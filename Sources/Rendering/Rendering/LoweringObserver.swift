package import Ambient

/// Called for every lowering of a picture, on its thread, to record the location of a crash.
package struct LoweringObserver: Sendable {
  let begin: @Sendable () -> Void
  let end: @Sendable () -> Void

  package init(begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
    (self.begin, self.end) = (begin, end)
  }
}

extension AmbientValues {
  package var loweringMark: LoweringObserver? {
    get { self[LoweringMarkKey.self] }
    set { self[LoweringMarkKey.self] = newValue }
  }
}

private enum LoweringMarkKey: AmbientKey {
  static var defaultValue: LoweringObserver? { nil }
}
