import JSONText

/// The current chapter, as stored in `currentChapterData.json` in the container of the app group.
///
/// Reading is lenient, because several programs write the file. Unknown fields are kept and written back.
public struct CurrentChapterData: Hashable, Sendable {
  public var number: Int
  /// May be empty.
  public var name: String
  /// How much has been read, 0…100.
  public var progress: Int
  /// Absolute, or relative to the container; empty if there is no cover.
  public var coverImagePath: String
  /// Fields of other programs.
  private(set) var otherFields = JSONObject()

  /// Creates the data without clamping or checks.
  public init(number: Int, name: String, progress: Int, coverImagePath: String) {
    self.number = number
    self.name = name
    self.progress = progress
    self.coverImagePath = coverImagePath
  }

  /// Reads the fields of `object`, with diagnostics for replaced values.
  ///
  /// - Throws: `ComicLibraryError.missingField` or `.invalidField` for `number`. All other fields have defaults.
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

  /// The same data with the unknown fields of `object`, which may be invalid.
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
  /// Reads as leniently as ``CoverImageManager/loadCurrentChapterData()``.
  ///
  /// - Throws: `ComicLibraryError.missingField` or `.invalidField` for `number`, with the usual name of the file.
  public init(from decoder: any Decoder) throws {
    guard case .object(let object) = try JSONValue(from: decoder) else {
      throw DecodingError.typeMismatch(
        Self.self, .init(codingPath: decoder.codingPath, debugDescription: "expected a JSON object"))
    }
    try self.init(object, file: GroupContainer.FileName.currentChapter)
  }

  public func encode(to encoder: any Encoder) throws {
    try JSONValue.object(object).encode(to: encoder)
  }
}
