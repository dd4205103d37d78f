internal import ImagePipeline
import Diagnostics
public import Foundation
public import Graphics

/// The app side of the comic widgets: stores the current chapter and its cover in the group's container, where the
/// widgets read them.
///
/// Every file is replaced atomically, and changes are made under a lock, so that any number of programs may save and
/// read at the same time. Reading takes no lock and never touches the network.
public struct CoverImageManager: Sendable {
  /// The most pixels of a cover that a comic widget, small or medium, can show on any device: 412×188 points at three
  /// pixels to the point.
  public static let largestCoverSize = PixelSize(width: 1236, height: 564)

  /// How many times as long as the other a cover's longer side may be.
  ///
  /// A cover fills its frame, and what does not fit is cut: a narrower one would be scaled to more than the 32,767 pixels a
  /// side that can be drawn.
  public static let longestCoverRatio = 32_767 / max(largestCoverSize.width, largestCoverSize.height)

  private let container: GroupContainer
  private let coverSize: PixelSize
  private let coverGoal: CoverCompression.Goal
  private let onChange: @Sendable (CurrentChapterChange) -> Void

  /// Creates a manager; nothing is read or written before it is asked to.
  ///
  /// - Parameters:
  ///   - container: Where the files are.
  ///   - coverSize: Covers are stored so that they fit inside, in pixels.
  ///   - coverQuality: Of the stored JPEG, 0…1; 0.85 unless given.
  ///   - coverByteLimit: The most bytes of the stored JPEG, which gets the best quality with which it has no more; nil, the
  ///     default, for the quality alone.
  ///   - onChange: Called after each save of a chapter or of progress, once everything is on the disk and the lock is
  ///     free. The place to ask for a reload of the widgets.
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
  /// Makes a chapter the current one: first the cover, compressed to `chapterCoverImage.jpg`, then the JSON.
  ///
  /// Without a cover, the stored one stays when the chapter is the same; otherwise it is removed, for it shows another
  /// chapter. Fields that other programs have put into the JSON stay. A JSON file that cannot be read is replaced, with
  /// a diagnostic `comic.data-replaced`.
  ///
  /// - Parameters:
  ///   - imageData: A JPEG, PNG, WebP or GIF of any size, or nil.
  ///   - metadata: The chapter; its progress is clamped to 0…100.
  /// - Throws: `ComicLibraryError.unusableCover` before anything is written, also for a cover with a side more than
  ///   ``longestCoverRatio`` times the other; `.unreadable`, `.cannotCreate`, `.inputOutput`.
  public func saveCurrentChapterData(
    imageData: Data?, metadata: CoverImageMetadata
  ) throws(ComicLibraryError) {
    try save(imageData.map { data throws(ComicLibraryError) in try stored(data) }, metadata: metadata)
  }

  /// A picture as ``save(_:metadata:)`` puts it on the disk: made before anything else, as it takes long and needs memory.
  ///
  /// - Throws: `ComicLibraryError.unusableCover`.
  func stored(_ picture: Data) throws(ComicLibraryError) -> StoredCover { StoredCover(jpeg: try compressed(picture)) }

  /// ``saveCurrentChapterData(imageData:metadata:)`` with a cover that has been compressed.
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
      // Nothing refers to it any more; should it stay, it is only in the way.
      if cover == nil && !keepsCover { unlink(coverPath) }
      return CurrentChapterChange(previous: previous, current: current, isCoverChanged: !keepsCover)
    }
    onChange(change)
  }

  /// Stores how much of the current chapter has been read, and touches nothing else. Without a difference nothing is
  /// written and nobody is told.
  ///
  /// - Parameter progress: Per cent; clamped to 0…100, with a diagnostic.
  /// - Throws: `ComicLibraryError.noCurrentChapter` when nothing was saved yet, what
  ///   ``loadCurrentChapterData()`` throws, `.cannotCreate`, `.inputOutput`.
  public func updateProgress(to progress: Int) throws(ComicLibraryError) {
    let progress = LenientFields.clamped(Double(progress), key: "progress", file: chapterFile.path)
    // Asked before the lock as well, which would make the directory.
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

  /// The current chapter; nil when none was saved yet.
  ///
  /// Diagnostics: `comic.name-missing`, `comic.name-unusable`, `comic.progress-clamped`, `comic.progress-unusable`,
  /// `comic.text-replaced` (half of a surrogate pair), `comic.key-repeated`.
  /// - Throws: `ComicLibraryError.malformedJSON`, `.missingField` or `.invalidField` for `number`, `.unreadable`.
  public func loadCurrentChapterData() throws(ComicLibraryError) -> CurrentChapterData? {
    guard let object = try chapterFile.read() else { return nil }
    return try CurrentChapterData(object, file: chapterFile.path)
  }

  /// Runs `read` while no other program saves, so that a chapter and a cover that are read in it belong together.
  public func reading<Result>(_ read: () -> Result) -> Result { lock.withSharedLock(read) }

  /// The file of the chapter's cover; nil when it has none.
  ///
  /// The path may be absolute or relative to the container. When nothing is there, as after the container has moved,
  /// the container's own `chapterCoverImage.jpg` is taken; when that is missing too, it is a diagnostic
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

  /// What the widgets were last told; nil when they never were.
  ///
  /// - Throws: `ComicLibraryError.malformedJSON`, `.missingField` or `.invalidField` for `chapter`, `.unreadable`.
  public func loadWidgetSyncState() throws(ComicLibraryError) -> WidgetSyncState? {
    guard let object = try syncFile.read() else { return nil }
    return try WidgetSyncState(object, file: syncFile.path)
  }

  /// Stores what the widgets have been told. Other fields of the file stay; one that cannot be read is replaced.
  ///
  /// - Throws: `ComicLibraryError.unreadable`, `.cannotCreate`, `.inputOutput`.
  public func saveWidgetSyncState(_ state: WidgetSyncState) throws(ComicLibraryError) {
    try lock.withLock { () throws(ComicLibraryError) in try noteWidgetSyncState(state) }
  }

  /// The same for whoever holds the container's lock.
  func noteWidgetSyncState(_ state: WidgetSyncState) throws(ComicLibraryError) {
    try syncFile.write(state.merged(into: Self.readableObject(in: syncFile)))
  }
}

extension CoverImageManager {
  /// Notes in `widgetSyncState.json` what the widgets show, where a reload was put off and its date has come: for providers,
  /// which are asked because of it. Without such a reload nothing is read or written.
  ///
  /// Where it cannot be noted now, the next chapter or page that is saved does it.
  public func noteShownState(at now: Date) {
    let files = WidgetSyncFiles(in: container)
    guard files.hasPending else { return }
    DiagnosticLog().collecting {
      // The note is dated a little after the request that the provider answers, and rounded.
      try? lock.withLock { () throws(ComicLibraryError) in
        _ = try files.settle(at: now + 2 * PendingWidgetReload.lag)
      }
    }
  }
}

/// A cover, compressed.
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
        "\(size) pixels are too narrow for a cover: one side may be \(Self.longestCoverRatio) times the other"
      throw .unusableCover(file: coverPath, reason: reason)
    }
    return cover
  }

  /// The chapter in `object`, if there is one. What is wrong with it matters no more, so nobody is told.
  private func replaced(_ object: JSONObject) -> CurrentChapterData? {
    DiagnosticLog().collecting { try? CurrentChapterData(object, file: chapterFile.path) }
  }

  private func readableObject() throws(ComicLibraryError) -> JSONObject {
    try Self.readableObject(in: chapterFile)
  }

  /// The object in `file`, or an empty one when there is none or it is damaged: saving must be possible then.
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
