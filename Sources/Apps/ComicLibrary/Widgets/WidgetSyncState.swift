import JSONText

/// The state that the widgets were last reloaded for, as stored in `widgetSyncState.json`. Small changes since then
/// do not cause a reload.
public struct WidgetSyncState: Hashable, Sendable {
  public var chapter: Int
  /// The progress that they show, 0…100.
  public var progress: Int

  public init(chapter: Int, progress: Int) {
    self.chapter = chapter
    self.progress = progress
  }

  /// - Throws: `ComicLibraryError.missingField` or `.invalidField` for `chapter`.
  init(_ object: JSONObject, file: String) throws(ComicLibraryError) {
    let fields = LenientFields(object: object, file: file)
    chapter = try fields.integer("chapter")
    progress = fields.progress("progress")
  }

  /// `object` with the two fields of this state.
  func merged(into object: JSONObject) -> JSONObject {
    var object = object
    object["chapter"] = .number(String(chapter))
    object["progress"] = .number(String(progress))
    return object
  }
}

extension WidgetSyncState {
  /// The smallest change of progress that causes a reload, in percentage points.
  public static let leastProgress = 5

  /// How long progress must stay unchanged before the widgets are reloaded, so that turning several pages reloads
  /// them once.
  public static let debounce = Duration.seconds(2)

  /// Whether widgets that were last reloaded for `synced` should be reloaded for this state.
  ///
  /// They are for another chapter, for a change of at least ``leastProgress`` points, for reaching 100, and if they
  /// were never reloaded. The widgets' own hourly timeline shows smaller changes, so that not every page turn draws
  /// them.
  public func isWorthReload(since synced: WidgetSyncState?) -> Bool {
    guard let synced, synced.chapter == chapter else { return true }
    if progress == synced.progress { return false }
    if progress == 100 { return true }
    let (points, isFar) = progress.subtractingReportingOverflow(synced.progress)
    return isFar || points.magnitude >= UInt(Self.leastProgress)
  }
}

extension WidgetSyncState: Codable {}
