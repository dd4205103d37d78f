/// Is told of every lowering of a picture, on the thread that lowers: whoever must say where a program stopped marks the place.
package struct LoweringMark: Sendable {
  let begin: @Sendable () -> Void
  let end: @Sendable () -> Void

  package init(begin: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void) {
    (self.begin, self.end) = (begin, end)
  }

  /// That of the current task; nil where nobody wants to know.
  @TaskLocal package static var current: LoweringMark?
}
