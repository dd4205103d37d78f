/// How the cells of a matrix are gone through, by their places in it: for a command that goes on where another process ended.
package struct MatrixCourse: Sendable {
  /// Cells that have an outcome already; they are left out.
  package var done: Set<Int> = []
  /// Cells whose code ended a process; they fail without being drawn again.
  package var stops: [Int: StoppedCell] = [:]
  /// Is told of each cell before it is drawn.
  package var began: @Sendable (Int) -> Void = { _ in }
  /// Is told what came of each cell, as soon as it is known.
  package var ended: @Sendable (Int, [MatrixVerification.Outcome]) -> Void = { _, _ in }

  package init() {}
}

/// A widget's own code ended the process that drew a cell.
package struct StoppedCell: Error, CustomStringConvertible {
  /// What is said of it: one sentence without a full stop.
  package let description: String

  package init(_ description: String) { self.description = description }
}
