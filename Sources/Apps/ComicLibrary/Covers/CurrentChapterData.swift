/// The chapter that is being read, as `currentChapterData.json` in the app group's container holds it.
///
/// Reading is lenient, for more than one program writes the file. Fields beyond the four are kept and written again.
public struct CurrentChapterData: Hashable, Sendable {
  /// The chapter's number.
  public var number: Int
  /// The chapter's name; may be empty.
  public var name: String
  /// Per cent read, 0…100.
  public var progress: Int
  /// The cover's file: absolute, or relative to the container; empty when there is no cover.
  public var coverImagePath: String
  /// Fields that other programs have written.
  private(set) var otherFields = JSONObject()

  /// Creates the data as given; nothing is clamped or checked here.
  public init(number: Int, name: String, progress: Int, coverImagePath: String) {
    self.number = number
    self.name = name
    self.progress = progress
    self.coverImagePath = coverImagePath
  }

  /// Reads the fields of `object`, with diagnostics for what had to be replaced.
  ///
  /// - Throws: `ComicLibraryError.missingField` or `.invalidField` for `number`. Everything else has a default.
  init(_ object: JSONObject, file: String) throws(ComicLibraryError) {
    let fields = LenientFields(object: object, file: file)
    number = try fields.integer(Key.number)
    name = fields.name(Key.name)
    progress = fields.progress(Key.progress)
    coverImagePath = fields.text(Key.coverImagePath)
    otherFields = object.without([Key.number, Key.name, Key.progress, Key.coverImagePath])
  }

  /// The four fields, then the others in the order in which they were read.
  var object: JSONObject {
    var object = JSONObject()
    object[Key.number] = .number(String(number))
    object[Key.name] = .string(name)
    object[Key.progress] = .number(String(progress))
    object[Key.coverImagePath] = .string(coverImagePath)
    for field in otherFields.fields { object[field.name] = field.value }
    return object
  }

  /// The same data with the other fields of `object`, which may be in any state.
  func adoptingOtherFields(of object: JSONObject) -> CurrentChapterData {
    var copy = self
    copy.otherFields = object.without([Key.number, Key.name, Key.progress, Key.coverImagePath])
    return copy
  }

  private enum Key {
    static let number = "number"
    static let name = "name"
    static let progress = "progress"
    static let coverImagePath = "coverImagePath"
  }
}

extension CurrentChapterData: Codable {
  /// Reads as leniently as ``CoverImageManager/loadCurrentChapterData()`` does.
  ///
  /// - Throws: `ComicLibraryError.missingField` or `.invalidField` for `number`, naming the file by what it is called.
  public init(from decoder: any Decoder) throws {
    guard case .object(let object) = try JSONValue(from: decoder) else {
      throw DecodingError.typeMismatch(
        Self.self, .init(codingPath: decoder.codingPath, debugDescription: "a chapter is an object"))
    }
    try self.init(object, file: GroupContainer.FileName.currentChapter)
  }

  /// Writes the four fields and those that were read besides them.
  public func encode(to encoder: any Encoder) throws {
    try JSONValue.object(object).encode(to: encoder)
  }
}
