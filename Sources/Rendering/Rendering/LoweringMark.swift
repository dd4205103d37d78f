package import Ambient

/// Is told of every lowering of a picture, on the thread that lowers: whoever must say where a program stopped marks the place.
package struct LoweringMark: Sendable {
  let begin: @Sendable () -> Void
  let end: @Sendable () -> Void

  package init(begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
    (self.begin, self.end) = (begin, end)
  }
}

extension AmbientValues {
  /// Nil if nobody wants to know.
  package var loweringMark: LoweringMark? {
    get { self[LoweringMarkKey.self] }
    set { self[LoweringMarkKey.self] = newValue }
  }
}

private enum LoweringMarkKey: AmbientKey {
  static var defaultValue: LoweringMark? { nil }
}
