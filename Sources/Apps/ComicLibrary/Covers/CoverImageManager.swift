import Diagnostics
public import Foundation
public import Graphics
internal import ImageCompression
internal import ImagePipeline
import JSONText

/// The app side of the comic widgets: stores the current chapter and its cover in the group's container, where the
/// widgets read them.
///
/// Every file is replaced atomically, and changes hold a lock, so any number of programs can save and read at the
/// same time. Reading takes no lock and never uses the network.
public struct CoverImageManager: Sendable {
  /// The largest size at which a small or medium comic widget shows a cover on any device: 412×188 points at 3×.
  public static let largestCoverSize = PixelSize(width: 1236, height: 564)

  /// The maximum ratio of a cover's longer to its shorter side.
  ///
  /// A cover fills its frame and is clipped: scaling a narrower one would exceed 32,767 pixels, the limit for
  /// drawing.
  public static let longestCoverRatio = 32_767 / max(largestCoverSize.width, largestCoverSize.height)

  private let container: GroupContainer
  private let coverSize: PixelSize
  private let coverGoal: CoverCompression.Goal
  private let onChange: @Sendable (CurrentChapterChange) -> Void

  /// Creates a manager without reading or writing anything.
  ///
  /// - Parameters:
  ///   - container: The folder of the files.
  ///   - coverSize: Covers are scaled down to fit this size in pixels.
  ///   - coverQuality: The quality of the stored JPEG, 0…1 (default: 0.85).
  ///   - coverByteLimit: The maximum size of the stored JPEG in bytes; its quality is the best that fits (default:
  ///     nil, which uses `coverQuality`).
  ///   - onChange: Called after each save of a chapter or of progress, when everything is on disk and the lock is
  ///     released. Reload the widgets here.
  public init(
    container: GroupContainer, coverSize: PixelSize = largestCoverSize, coverQuality: Double = 0.85,
    coverByteLimit: Int? = nil,
    onChange: @escaping @Sendable (CurrentChapterChange) -> Void = { _ in }
  ) {
    self.container = container
    self.coverSize = coverSize
    coverGoal = coverByteLimit.map { .byteCount($0) } ?? .quality(coverQuality)
    self.onChange = onChange
  }

  private var chapterFile: GroupFile { GroupFile(path: container.path(GroupContainer.FileName.currentChapter)) }
  private var syncFile: GroupFile { GroupFile(path: container.path(GroupContainer.FileName.syncState)) }
  private var coverPath: String { container.path(GroupContainer.FileName.cover) }
  private var lock: GroupLock { GroupLock(of: container) }
}

extension CoverImageManager {
  /// Makes a chapter the current one. Writes the cover, compressed, to `chapterCoverImage.jpg`, then the JSON.
  ///
  /// Without `imageData`, the stored cover stays if the chapter is the same, and is removed otherwise. Fields of
  /// other programs in the JSON are kept. If the JSON file cannot be read, it is replaced, with a diagnostic
  /// `comic.data-replaced`.
  ///
  /// - Parameters:
  ///   - imageData: A JPEG, PNG, WebP or GIF of any size, or nil.
  ///   - metadata: The chapter; its progress is clamped to 0…100.
  /// - Throws: `ComicLibraryError.unusableCover` before anything is written, also for a cover narrower than
  ///   ``longestCoverRatio``; `.unreadable`, `.cannotCreate`, `.inputOutput`.
  public func saveCurrentChapterData(
    imageData: Data?, metadata: CoverImageMetadata
  ) throws(ComicLibraryError) {
    try save(imageData.map { data throws(ComicLibraryError) in try stored(data) }, metadata: metadata)
  }

  /// An image as ``save(_:metadata:)`` writes it. Call it first, because it takes time and memory.
  ///
  /// - Throws: `ComicLibraryError.unusableCover`.
  func stored(_ picture: Data) throws(ComicLibraryError) -> StoredCover { StoredCover(jpeg: try compressed(picture)) }

  /// ``saveCurrentChapterData(imageData:metadata:)`` with a compressed cover.
  func save(_ cover: StoredCover?, metadata: CoverImageMetadata) throws(ComicLibraryError) {
    let progress = LenientFields.clamped(Double(metadata.progress), key: "progress", file: chapterFile.path)
    let change = try lock.withLock { () throws(ComicLibraryError) in
      let object = try readableObject()
      let previous = replaced(object)
      let keepsCover = cover == nil && previous?.number == metadata.number
      let current = CurrentChapterData(
        number: metadata.number, name: metadata.name, progress: progress,
        coverImagePath: cover != nil ? coverPath : keepsCover ? previous?.coverImagePath ?? "" : ""
      ).adoptingOtherFields(of: object)
      if let cover { try GroupFile.write(cover.jpeg, to: coverPath) }
      try chapterFile.write(current.object)
      // Nothing refers to it any more. If it cannot be removed, it does no harm.
      if cover == nil && !keepsCover { unlink(coverPath) }
      return CurrentChapterChange(previous: previous, current: current, isCoverChanged: !keepsCover)
    }
    onChange(change)
  }

  /// Stores how much of the current chapter has been read. If nothing changes, nothing is written and `onChange` is
  /// not called.
  ///
  /// - Parameter progress: In per cent; clamped to 0…100, with a diagnostic.
  /// - Throws: `ComicLibraryError.noCurrentChapter` if nothing was saved yet, the errors of
  ///   ``loadCurrentChapterData()``, `.cannotCreate`, `.inputOutput`.
  public func updateProgress(to progress: Int) throws(ComicLibraryError) {
    let progress = LenientFields.clamped(Double(progress), key: "progress", file: chapterFile.path)
    // Also checked before locking, which would create the folder.
    guard try loadCurrentChapterData() != nil else { throw .noCurrentChapter(file: chapterFile.path) }
    let change = try lock.withLock { () throws(ComicLibraryError) -> CurrentChapterChange? in
      guard let previous = try loadCurrentChapterData() else { throw .noCurrentChapter(file: chapterFile.path) }
      if previous.progress == progress { return nil }
      var current = previous
      current.progress = progress
      try chapterFile.write(current.object)
      return CurrentChapterChange(previous: previous, current: current, isCoverChanged: false)
    }
    if let change { onChange(change) }
  }

  /// The current chapter; nil if none was saved yet.
  ///
  /// Diagnostics: `comic.name-missing`, `comic.name-unusable`, `comic.progress-clamped`, `comic.progress-unusable`,
  /// `comic.text-replaced` (unpaired surrogate), `comic.key-repeated`.
  /// - Throws: `ComicLibraryError.malformedJSON`, `.missingField` or `.invalidField` for `number`, `.unreadable`.
  public func loadCurrentChapterData() throws(ComicLibraryError) -> CurrentChapterData? {
    guard let object = try chapterFile.read() else { return nil }
    return try CurrentChapterData(object, file: chapterFile.path)
  }

  /// Runs `read` while no other program saves, so that chapter and cover match.
  public func reading<Result>(_ read: () -> Result) -> Result { lock.withSharedLock(read) }

  /// The file of the chapter's cover; nil if it has none.
  ///
  /// The path may be absolute or relative to the container. If that file does not exist, for example because the
  /// container was moved, the container's own `chapterCoverImage.jpg` is used. If that is missing too, reports
  /// `comic.cover-missing`.
  public func coverImageURL(of chapter: CurrentChapterData) -> URL? {
    let path = chapter.coverImagePath
    if path.isEmpty { return nil }
    let named = path.hasPrefix("/") ? path : container.path(path)
    if let found = [named, coverPath].first(where: Self.isFile) { return URL(fileURLWithPath: found) }
    DiagnosticLog.current.report(
      Diagnostic(
        id: "comic.cover-missing", message: "the cover's file is missing; the chapter is shown without a cover",
        subject: named))
    return nil
  }

  /// The state that the widgets last reloaded for; nil if they never did.
  ///
  /// - Throws: `ComicLibraryError.malformedJSON`, `.missingField` or `.invalidField` for `chapter`, `.unreadable`.
  public func loadWidgetSyncState() throws(ComicLibraryError) -> WidgetSyncState? {
    guard let object = try syncFile.read() else { return nil }
    return try WidgetSyncState(object, file: syncFile.path)
  }

  /// Stores the state that the widgets reload for. Other fields of the file are kept; an unreadable file is replaced.
  ///
  /// - Throws: `ComicLibraryError.unreadable`, `.cannotCreate`, `.inputOutput`.
  public func saveWidgetSyncState(_ state: WidgetSyncState) throws(ComicLibraryError) {
    try lock.withLock { () throws(ComicLibraryError) in try storeWidgetSyncState(state) }
  }

  /// ``saveWidgetSyncState(_:)`` for callers that hold the container's lock.
  func storeWidgetSyncState(_ state: WidgetSyncState) throws(ComicLibraryError) {
    try syncFile.write(state.merged(into: Self.readableObject(in: syncFile)))
  }
}

extension CoverImageManager {
  /// If a deferred reload is due, stores its state in `widgetSyncState.json`. Providers call it, because such a
  /// reload is why they are running. Otherwise reads and writes nothing.
  ///
  /// If writing fails, saving the next chapter or page does it.
  public func storeDueReload(at now: Date) {
    let files = WidgetSyncFiles(in: container)
    guard files.hasPending else { return }
    DiagnosticLog().collecting {
      // The stored date is rounded, and slightly after the date of the reload.
      try? lock.withLock { () throws(ComicLibraryError) in
        _ = try files.storeDueReload(at: now + 2 * PendingWidgetReload.lag)
      }
    }
  }
}

struct StoredCover: Sendable {
  let jpeg: Data
}

extension CoverImageManager {
  private func compressed(_ data: Data) throws(ComicLibraryError) -> Data {
    var target = CoverCompression(maximumPixelSize: coverSize, goal: coverGoal)
    target.isAlwaysJPEG = true
    let size: PixelSize
    let cover: Data
    do throws(ImageError) {
      size = try ImageReader.picture(from: data, origin: nil).pixelSize
      cover = try CoverCompressor.compress(data, to: target).data
    } catch {
      throw .unusableCover(file: coverPath, reason: error.description)
    }
    guard max(size.width, size.height) <= min(size.width, size.height) * Self.longestCoverRatio else {
      let reason =
        "\(size) pixels are too narrow for a cover: the aspect ratio limit is \(Self.longestCoverRatio):1"
      throw .unusableCover(file: coverPath, reason: reason)
    }
    return cover
  }

  /// The chapter in `object`. It is being replaced, so nothing is reported.
  private func replaced(_ object: JSONObject) -> CurrentChapterData? {
    DiagnosticLog().collecting { try? CurrentChapterData(object, file: chapterFile.path) }
  }

  private func readableObject() throws(ComicLibraryError) -> JSONObject {
    try Self.readableObject(in: chapterFile)
  }

  /// The object in `file`, or an empty one if it is missing or damaged: saving must always be possible.
  private static func readableObject(in file: GroupFile) throws(ComicLibraryError) -> JSONObject {
    do throws(ComicLibraryError) {
      return try file.read() ?? JSONObject()
    } catch {
      guard case .malformedJSON(_, let line, let column, let reason) = error else { throw error }
      let message = "the file was damaged (line \(line) column \(column): \(reason)) and has been replaced"
      DiagnosticLog.current.report(Diagnostic(id: "comic.data-replaced", message: message, subject: file.path))
      return JSONObject()
    }
  }

  private static func isFile(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && !isDirectory.boolValue
  }
}
