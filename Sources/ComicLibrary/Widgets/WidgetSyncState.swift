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

extension WidgetSyncState: Codable {}
