/// The progress through a matrix's cells by index, for a command that continues after a crashed process.
package struct MatrixProgress: Sendable {
  /// Cells that already have an outcome and are skipped.
  package var done: Set<Int> = []
  /// Cells that crashed a process, which fail without being drawn again.
  package var stops: [Int: CrashedCell] = [:]
  /// Called before each cell is drawn.
  package var began: @Sendable (Int) -> Void = { _ in }
  /// Called with each cell's outcomes as soon as they are known.
  package var ended: @Sendable (Int, [MatrixVerification.Outcome]) -> Void = { _, _ in }

  package init() {}
}

/// A widget's code crashed the process that drew a cell.
package struct CrashedCell: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
