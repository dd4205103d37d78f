package import Foundation
import JSONText
package import SharedFolders

/// What is stored for a widget's slot: its timeline with its pictures, the current frame, and the attempts to reload it.
///
/// A refresh works on one slot at a time. ``SlotFolder`` stores each change at once, ``SlotDraft`` collects them for a
/// store that commits them together.
package protocol SlotStore: Sendable {
  /// The slot's place in messages.
  var path: String { get }

  /// The stored timeline; nil if there is none, or it cannot be read.
  func record() -> TimelineRecord?

  /// Whether something is stored that cannot be read.
  ///
  /// - Parameter now: Examines the contents of the frame that is current at this date; nil not to read any.
  func isDamaged(_ record: TimelineRecord?, at now: Date?) -> Bool

  /// The stored history; an empty one if there is none, or it cannot be read.
  func history() -> ReloadHistory

  /// Whether there is a history that cannot be read.
  var isHistoryDamaged: Bool { get }

  /// Stores the history.
  ///
  /// - Parameter outlivesPowerCuts: Waits for the disk.
  func store(_ history: ReloadHistory, outlivesPowerCuts: Bool) throws(StoreError)

  /// Restores a history after an attempt whose result could not be stored.
  func restore(to history: ReloadHistory)

  /// Stores a picture and its report, and returns the frame's name. Equal pictures are stored once.
  ///
  /// - Parameters:
  ///   - picture: The file's bytes.
  ///   - format: The file extension: `png`, `svg` or `pdf`.
  ///   - report: Creates the report from the picture's hash.
  func store(
    picture: Data, format: String, report: (_ hash: String) throws(StoreError) -> Data
  ) throws(StoreError) -> String

  /// Stores a timeline, and removes frames that neither it, nor `last`, nor the current frame needs.
  func store(_ record: TimelineRecord, replacing last: TimelineRecord?) throws(StoreError)

  /// The name of the current frame; nil if there is none.
  func currentFrame() -> String?

  /// Whether the current picture and report can be read.
  ///
  /// - Parameter byteCount: The picture's expected size; nil to check only that it is not empty.
  func isReadable(format: String, byteCount: Int?) -> Bool

  /// Makes a frame the current one, as a whole.
  ///
  /// - Throws: ``StoreError``; the previous frame stays.
  func makeCurrent(_ name: String, format: String) throws(StoreError)

  /// Waits until the changes outlive a power cut.
  func synchronize()
}

extension SlotStore {
  package func json(_ value: some Encodable) throws(StoreError) -> Data {
    do {
      return try value.stableJSON()
    } catch {
      throw StoreError(path: path, isDisk: false, reason: "JSON encoding failed: \(error)")
    }
  }
}

extension SlotFolder: SlotStore {}
