import Graphics
import Synchronization

/// The files of changes by their pictures, so that a change that is played again is not painted again.
final class PaintedChanges: Sendable {
  private static let limit = 16
  private let known = Mutex<[[DisplayList]: String]>([:])

  /// The name of the file of a change. `paint` writes it if it is not known.
  func file(of lists: [DisplayList], else paint: () throws -> String) rethrows -> String {
    if let file = known.withLock({ $0[lists] }) { return file }
    let file = try paint()
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[lists] = file
    }
    return file
  }
}
