package import Foundation
import NIOCore
import Refreshing
import Rendering
package import RequestReading
import Scheduling
package import SharedFolders
import Synchronization
import SystemIO

/// The pictures of an output, at the dates of their timelines.
///
/// Timelines are drawn ahead, so the picture of a moment is known even if no pass has put it in place yet. Every question
/// compares the slot's links and times of change, which takes microseconds; files are read when they have changed.
package final class PublishedOutput: Sendable {
  package let folder: OutputFolder
  private let slots = Mutex<[String: PublishedSlot]>([:])

  package init(_ folder: OutputFolder) { self.folder = folder }

  /// What an address shows.
  ///
  /// - Parameters:
  ///   - path: The slot's folder in the output: `comic/systemMedium`, `wallpaper` or `screens/kitchen`.
  /// - Returns: Nil if nothing is published there.
  package func moment(at path: String, as form: PublishedForm, now: Date) -> PublishedMoment? {
    guard PublishedAddress.isSlot(path) else { return nil }
    let place = folder.place(at: path)
    guard let identity = PublishedSlot.Identity(place) else {
      slots.withLock { $0[path] = nil }
      return nil
    }
    let known = slots.withLock { $0[path] }
    let slot = known?.identity == identity ? known : PublishedSlot(place, path, identity, at: now)
    guard var slot else { return nil }
    let moment = slot.moment(as: form, at: now, in: folder)
    let kept = slot
    slots.withLock { $0[path] = kept }
    return moment
  }

  /// The paths of all slots with a picture, sorted.
  package func paths() -> [String] { folder.picturePaths() }

  /// Why no picture can be put in place; nil if one can. Writes a file as a pass does, so a full disk is noticed.
  var writingFailure: String? {
    let path = folder.ownFolder.appending(path: "ready").path
    do throws(AtomicFileError) {
      try AtomicFile.write(
        Data(count: Self.probeSize), to: path, createsDirectories: false, calls: .unsynchronized)
      unlink(path)
      return nil
    } catch {
      return error.reason
    }
  }

  /// As large as a picture, in bytes.
  private static let probeSize = 65_536
}
