/// What the widgets were last told, as `widgetSyncState.json` holds it: small changes since are not worth a reload.
public struct WidgetSyncState: Hashable, Sendable {
  /// The number of the chapter that the widgets show.
  public var chapter: Int
  /// Per cent read that they show, 0…100.
  public var progress: Int

  /// Creates a state as given.
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
  /// Points of progress that are worth a reload of the widgets.
  public static let leastProgress = 5

  /// For how long progress has to rest before the widgets are told of it: whoever turns pages tells them once.
  public static let debounce = Duration.seconds(2)

  /// Whether widgets that were last told of `synced` are to be told of this state.
  ///
  /// They are for another chapter, for progress of ``leastProgress`` points in either direction or to 100, and where they
  /// never were told anything. Smaller steps come with the widgets' own hourly look, so that a page turned costs no
  /// picture.
  public func isWorthReload(since synced: WidgetSyncState?) -> Bool {
    guard let synced, synced.chapter == chapter else { return true }
    if progress == synced.progress { return false }
    if progress == 100 { return true }
    let (points, isFar) = progress.subtractingReportingOverflow(synced.progress)
    return isFar || points.magnitude >= UInt(Self.leastProgress)
  }
}

extension WidgetSyncState: Codable {}
