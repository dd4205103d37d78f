import Foundation
import Scheduling

/// A reload that a program put off before it ended, as `pendingWidgetReload.json` holds it: once its date has come, the
/// widgets count as told.
struct PendingWidgetReload: Hashable {
  /// Seconds by which the note is later than the request: dates in files are rounded, and nothing may count as told that
  /// can still be taken back.
  static let lag: TimeInterval = 0.002

  /// What they will have been told.
  let state: WidgetSyncState
  /// When the request counts for sure, in whole milliseconds.
  let date: Date
  /// What they had been told when it was put off. Once they were told something else, it says nothing any more.
  let synced: WidgetSyncState?

  /// - Parameter requestDate: From when on the request counts.
  init(state: WidgetSyncState, requestDate: Date, synced: WidgetSyncState?) {
    (self.state, self.synced) = (state, synced)
    date = Date(milliseconds: (requestDate + Self.lag).milliseconds)
  }

  /// Whether the request counts at `now`.
  func isDue(at now: Date) -> Bool { DeferredRequest.isDue(date, at: now) }

  /// - Throws: `ComicLibraryError.missingField` or `.invalidField`.
  init(_ object: JSONObject, file: String) throws(ComicLibraryError) {
    let fields = LenientFields(object: object, file: file)
    state = try WidgetSyncState(object, file: file)
    date = Date(milliseconds: Int64(try fields.integer(Key.date)))
    if case .object(let before)? = object[Key.synced] {
      synced = try WidgetSyncState(before, file: file)
    } else {
      synced = nil
    }
  }

  /// Its fields.
  var object: JSONObject {
    var object = state.merged(into: JSONObject())
    object[Key.date] = .number(String(date.milliseconds))
    if let synced { object[Key.synced] = .object(synced.merged(into: JSONObject())) }
    return object
  }

  private enum Key {
    static let date = "toldAtMilliseconds"
    static let synced = "synced"
  }
}
