package import Diagnostics

/// The progress through a matrix's cells by index, for a command that continues after a crashed process.
package struct MatrixProgress: Sendable {
  /// Cells that already have an outcome and are skipped.
  package var done: Set<Int> = []
  /// Cells that crashed a process, which fail without being drawn again.
  package var stops: [Int: CrashedCell] = [:]
  /// Cells of ``done`` of which only the change to the next entry is to be drawn.
  package var changes: Set<Int> = []
  /// Called before each cell is drawn.
  package var began: @Sendable (Int) -> Void = { _ in }
  /// Called with each cell's outcomes as soon as they are known, unless the change to the next entry is drawn, too.
  package var ended: @Sendable (Int, [MatrixVerification.Outcome]) -> Void = { _, _ in }

  /// Called instead of ``ended`` if the change is still to be drawn.
  package var drew: @Sendable (Int, [MatrixVerification.Outcome]) -> Void = { _, _ in }
  /// Called before the change of a cell is drawn.
  package var beganChange: @Sendable (Int) -> Void = { _ in }
  /// Called after the change of a cell is drawn, with the reason if it is left out.
  package var endedChange: @Sendable (Int, Diagnostic?) -> Void = { _, _ in }

  package init() {}
}

/// A widget's code crashed the process that drew a cell.
package struct CrashedCell: Error, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}
