import Foundation
import JSONText
import SharedFolders

/// A reload that a program deferred before it ended, as stored in `pendingWidgetReload.json`. Once its date has
/// passed, the widgets count as reloaded.
struct PendingWidgetReload: Hashable {
  /// Seconds between the date of the request and the stored date. Stored dates are rounded, and a reload must not
  /// count as done while it can still be withdrawn.
  static let lag: TimeInterval = 0.002

  /// The state that the widgets will show.
  let state: WidgetSyncState
  /// When the request is certainly due, in whole milliseconds.
  let date: Date
  /// The state that the widgets showed when the reload was deferred. If it has changed since, this reload is
  /// obsolete.
  let synced: WidgetSyncState?

  /// - Parameter requestDate: When the request is due.
  init(state: WidgetSyncState, requestDate: Date, synced: WidgetSyncState?) {
    (self.state, self.synced) = (state, synced)
    date = Date(milliseconds: (requestDate + Self.lag).milliseconds)
  }

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
