package import Foundation
import SharedFolders
import Synchronization
import SystemIO

/// A slot of a store elsewhere, such as a database: what was stored when its refresh began, and the changes since, which
/// the store commits together.
package final class SlotDraft: SlotStore {
  /// A frame that the refresh has drawn.
  package struct Frame: Sendable {
    package let name: String
    package let picture: Data
    /// The picture's hash.
    package let hash: String
    package let report: Data
  }

  /// What a refresh changed.
  package struct Changes: Sendable {
    /// The new timeline; nil if it was not reloaded.
    package fileprivate(set) var record: TimelineRecord?
    package fileprivate(set) var history: ReloadHistory
    /// The frames of the new timeline by their names.
    package fileprivate(set) var frames: [String: Frame] = [:]
    /// The name of the frame to be shown.
    fileprivate var current: String?
  }

  package let path: String
  private let stored: TimelineRecord?
  private let state: Mutex<Changes>

  /// - Parameter path: The slot's place in messages.
  package init(_ path: String, record: TimelineRecord?, history: ReloadHistory) {
    (self.path, stored) = (path, record)
    state = Mutex(Changes(history: history))
  }

  package var changes: Changes { state.withLock { $0 } }

  package func record() -> TimelineRecord? { changes.record ?? stored }

  /// The store keeps its contents complete.
  package func isDamaged(_ record: TimelineRecord?, at now: Date?) -> Bool { false }

  package func history() -> ReloadHistory { changes.history }

  package var isHistoryDamaged: Bool { false }

  package func store(_ history: ReloadHistory, outlivesPowerCuts: Bool) { restore(to: history) }

  package func restore(to history: ReloadHistory) { state.withLock { $0.history = history } }

  package func store(
    picture: Data, format: String, report: (_ hash: String) throws(StoreError) -> Data
  ) throws(StoreError) -> String {
    let hash = ContentHash(picture).digits
    let text = try report(hash)
    let frame = Frame(name: ContentHash(text).digits, picture: picture, hash: hash, report: text)
    state.withLock { $0.frames[frame.name] = frame }
    return frame.name
  }

  package func store(_ record: TimelineRecord, replacing last: TimelineRecord?) {
    let names = Set(record.frames.map(\.name))
    state.withLock { state in
      state.record = record
      state.frames = state.frames.filter { names.contains($0.key) }
    }
  }

  package func currentFrame() -> String? { changes.current }

  package func isReadable(format: String, byteCount: Int?) -> Bool { changes.current != nil }

  package func makeCurrent(_ name: String, format: String) { state.withLock { $0.current = name } }

  package func synchronize() {}
}
