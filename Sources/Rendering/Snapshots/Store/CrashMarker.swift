import Ambient
import CLinux
import Foundation
import Rendering

/// Records which snapshot is being drawn, so that a crash names it on standard error and in the report.
///
/// A trap in a view's body occurs on the thread that lowers it and names only that snapshot; a trap in a provider
/// names all that are being drawn.
package final class CrashMarker: @unchecked Sendable {
  // Written once, when the mark is created.
  private let mark: UnsafeMutablePointer<clinux_mark>

  /// - Parameter run: Whose report names the snapshot; nil for none.
  package init(_ name: String, _ source: SourceLine?, run: TestRun?) {
    let place = source.map { " (\($0))" } ?? ""
    let note = Self.bytes(Array("almanac: the program stopped while drawing the snapshot \(name)\(place)\n".utf8))
    let line = Self.bytes(run?.stopLine(name: name, source: source) ?? [])
    mark = .allocate(capacity: 1)
    mark.initialize(
      to: clinux_mark(
        note: note.baseAddress, note_count: note.count, line: line.baseAddress, line_count: line.count))
  }

  deinit {
    mark.pointee.note?.deallocate()
    mark.pointee.line?.deallocate()
    mark.deallocate()
  }

  private static func bytes(_ bytes: [UInt8]) -> UnsafeBufferPointer<CChar> {
    let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: max(bytes.count, 1))
    _ = copy.initialize(from: bytes.map { CChar(bitPattern: $0) })
    return UnsafeBufferPointer(rebasing: copy[..<bytes.count])
  }

  /// Draws with the mark set.
  package func marking<Value>(_ draw: () async throws -> Value) async rethrows -> Value {
    let place = clinux_begin_mark(mark)
    defer { clinux_end_mark(place) }
    return try await withAmbientValues({ $0.loweringMark = lowering }, operation: draw)
  }

  /// Draws on this thread, the only one that is marked.
  package func marking<Value>(_ draw: () throws -> Value) rethrows -> Value {
    clinux_mark_thread(mark)
    defer { clinux_mark_thread(nil) }
    return try draw()
  }

  private var lowering: LoweringObserver {
    LoweringObserver(begin: { clinux_mark_thread(self.mark) }, end: { clinux_mark_thread(nil) })
  }
}
