package import Foundation
import Synchronization
import SystemIO

/// Pictures by their content, so that a device gets the one that it was told of, even if another is current by then.
package final class DevicePictures: Sendable {
  package struct Picture: Sendable {
    package let data: Data
    package let type: String
    /// When it was last told of.
    fileprivate var use = 0
  }

  private struct State {
    var pictures: [String: Picture] = [:]
    var bytes = 0
    var use = 0
  }

  private let state = Mutex(State())
  private static let byteLimit = 24 << 20

  package init() {}

  /// Keeps a picture.
  ///
  /// - Returns: Its name: 16 digits.
  package func keep(_ data: Data, type: String) -> String {
    let name = String(ContentHash(data).digits.prefix(16))
    state.withLock { state in
      state.use += 1
      if state.pictures[name] == nil { state.bytes += data.count }
      state.pictures[name] = Picture(data: data, type: type, use: state.use)
      while state.bytes > Self.byteLimit, state.pictures.count > 1,
        let oldest = state.pictures.min(by: { $0.value.use < $1.value.use })
      {
        state.bytes -= oldest.value.data.count
        state.pictures[oldest.key] = nil
      }
    }
    return name
  }

  package subscript(name: String) -> Picture? { state.withLock { $0.pictures[name] } }
}
