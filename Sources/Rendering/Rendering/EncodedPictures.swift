import Diagnostics
import Foundation
import Graphics
import ImageCodecs
import Synchronization

/// Encoded pictures, so that a picture with the same display list is not painted again.
package final class EncodedPictures: Sendable {
  /// Everything that a picture's bytes depend on.
  private struct Key: Hashable {
    let displayList: DisplayList
    let format: OutputFormat
    /// Links are in the bytes of a page.
    let links: [LoweredFrame.Link]
    let limits: DecodingLimits
  }

  private struct Known {
    let data: Data
    /// What painting replaced or left out.
    let log: DiagnosticLog
  }

  private static let limit = 32
  private let known = Mutex<[Key: Known]>([:])

  package init() {}

  /// The number of pictures that are kept.
  package var count: Int { known.withLock { $0.count } }

  /// The bytes of a picture, with what was reported when it was painted. `encode` paints it if it is not known.
  func data(
    of picture: LoweredFrame, as format: OutputFormat, else encode: () async throws(RenderError) -> Data
  ) async throws(RenderError) -> Data {
    let key = Key(displayList: picture.displayList, format: format, links: picture.links, limits: .current)
    let outer = DiagnosticLog.current
    if let known = known.withLock({ $0[key] }) {
      outer.report(contentsOf: known.log)
      return known.data
    }
    let log = DiagnosticLog()
    defer { outer.report(contentsOf: log) }
    let data = try await log.collecting { () async throws(RenderError) in try await encode() }
    known.withLock { known in
      if known.count >= Self.limit { known = [:] }
      known[key] = Known(data: data, log: log)
    }
    return data
  }
}
