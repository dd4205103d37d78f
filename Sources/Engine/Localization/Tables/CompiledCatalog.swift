package import Foundation
import JSONText

/// A string catalog as `almanac build` stores it: a text is found without reading the others.
///
/// The format, in which integers are 32-bit and little-endian, and a range is two offsets in the file:
/// - ``signature``, and the number of bytes in the file;
/// - the range of the source language's name, and the number of languages;
/// - for each language, sorted by name: the range of its name, the index of its first text, and the number of its texts;
/// - for each text, sorted by language and key: the range of its key, and the range of its localization (JSON);
/// - the bytes that the ranges refer to.
package struct CompiledCatalog {
  package static let pathExtension = "stringtable"
  private static let signature = Data("almanac strings 2\n".utf8)

  private static let prefixSize = signature.count + 4

  /// The language of the keys.
  let sourceLanguage: String
  private let data: Data
  private let file: String
  private let report: StringFileProblem.Report
  private let languageCount: Int
  private var formats: [String: [String: StringFormat?]] = [:]

  /// The table in a file's bytes; nil, and reported, if it is damaged.
  init?(_ data: Data, of file: String, report: @escaping StringFileProblem.Report = StringFileProblem.log) {
    (self.data, self.file, self.report) = (data, file, report)
    guard data.starts(with: Self.signature), Self.number(at: Self.signature.count, in: data) == data.count,
      let name = Self.text(at: Self.prefixSize, in: data), let count = Self.number(at: Self.prefixSize + 8, in: data)
    else {
      report(Self.damage(in: file))
      return nil
    }
    (sourceLanguage, languageCount) = (name, count)
  }

  /// The format of the key in a language, by its canonical name.
  mutating func format(for key: String, in language: String) -> StringFormat? {
    if let known = formats[language]?[key] { return known }
    let format = localization(of: key, in: language)?.format
    formats[language, default: [:]][key] = .some(format)
    return format
  }

  private func localization(of key: String, in language: String) -> CatalogEntry.Localization? {
    let languages = Self.prefixSize + 12
    guard let section = place(of: language, in: 0..<languageCount, at: languages),
      let first = Self.number(at: section + 8, in: data), let count = Self.number(at: section + 12, in: data),
      let text = place(of: key, in: first..<first + count, at: languages + languageCount * 16),
      let range = range(at: text + 8)
    else { return nil }
    let document = try? JSONDocument(data[range])
    guard let localization = document.flatMap({ try? CatalogEntry.Localization(JSONValue($0.root)) }) else {
      report(StringFileProblem(reason: "the entry “\(key)” cannot be read", file: file, isOfEntry: true))
      return nil
    }
    return localization
  }

  /// The place of the record with this name, among records of 16 bytes in the order of their names.
  private func place(of name: String, in records: Range<Int>, at start: Int) -> Int? {
    let name = Array(name.utf8)
    var records = records
    while !records.isEmpty {
      let middle = records.lowerBound + records.count / 2
      guard let range = range(at: start + middle * 16) else { return nil }
      let found = data[range]
      if found.elementsEqual(name) { return start + middle * 16 }
      if found.lexicographicallyPrecedes(name) {
        records = middle + 1..<records.upperBound
      } else {
        records = records.lowerBound..<middle
      }
    }
    return nil
  }

  /// The range that is stored at `place`; nil, and reported, if it is not in the file.
  private func range(at place: Int) -> Range<Int>? {
    let range = Self.range(at: place, in: data)
    if range == nil { report(Self.damage(in: file)) }
    return range
  }

  private static func damage(in file: String) -> StringFileProblem {
    StringFileProblem(reason: "is damaged; build the tool again", file: file)
  }

  private static func number(at place: Int, in data: Data) -> Int? {
    guard place >= 0, place <= data.count - 4 else { return nil }
    return data.withUnsafeBytes { Int(UInt32(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt32.self))) }
  }

  private static func range(at place: Int, in data: Data) -> Range<Int>? {
    guard let start = number(at: place, in: data), let end = number(at: place + 4, in: data), start <= end,
      end <= data.count
    else { return nil }
    return start..<end
  }

  private static func text(at place: Int, in data: Data) -> String? {
    range(at: place, in: data).flatMap { String(validating: data[$0], as: UTF8.self) }
  }
}

extension CompiledCatalog {
  /// The table of a file in Xcode's format `xcstrings`; nil if something in it cannot be used, which is reported when
  /// the catalog itself is used.
  package static func data(ofCatalog data: Data) -> Data? {
    guard let document = JSONMembers(of: data, opening: "strings"), let strings = document.opened else { return nil }
    var source = "en"
    if let range = document.ranges["sourceLanguage"] {
      guard case .string(let name)? = (try? JSONDocument(data[range])).map({ JSONValue($0.root) }) else { return nil }
      source = name
    }
    var languages: [String: [String: Data]] = [:]
    for (key, range) in strings {
      let entry = data[range]
      guard let json = try? JSONDocument(entry), (try? CatalogEntry(JSONValue(json.root))) != nil else { return nil }
      let localizations = JSONMembers(of: entry, opening: "localizations")?.opened ?? [:]
      for (name, range) in localizations.sorted(by: { $0.key < $1.key }) {
        let text = entry.dropFirst(range.lowerBound).prefix(range.count)
        languages[LanguageChain.canonical(name), default: [:]][key] = text
      }
    }
    return Writer(sourceLanguage: LanguageChain.canonical(source), languages: languages)?.data
  }

  private struct Writer {
    private var head = Data()
    private var body = Data()
    private let bodyStart: Int
    private var places: [String: Range<Int>] = [:]

    init?(sourceLanguage: String, languages: [String: [String: Data]]) {
      let count = languages.values.reduce(0) { $0 + $1.count }
      bodyStart = CompiledCatalog.prefixSize + 12 + 16 * (languages.count + count)
      put(sourceLanguage)
      put(languages.count)
      // Strings are compared by their bytes, as they are when one is searched for.
      let sections = languages.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
      var first = 0
      for (language, texts) in sections {
        put(language)
        put(first)
        put(texts.count)
        first += texts.count
      }
      for (_, texts) in sections {
        for (key, text) in texts.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
          put(key)
          put(text)
        }
      }
      guard bodyStart + body.count <= UInt32.max else { return nil }
    }

    var data: Data { CompiledCatalog.signature + Self.bytes(bodyStart + body.count) + head + body }

    private mutating func put(_ number: Int) { head += Self.bytes(number) }

    private static func bytes(_ number: Int) -> Data {
      withUnsafeBytes(of: UInt32(clamping: number).littleEndian) { Data($0) }
    }

    /// Names are stored once.
    private mutating func put(_ name: String) {
      let range = places[name] ?? add(Data(name.utf8))
      places[name] = range
      put(range)
    }

    private mutating func put(_ text: Data) { put(add(text)) }

    private mutating func put(_ range: Range<Int>) {
      put(range.lowerBound)
      put(range.upperBound)
    }

    private mutating func add(_ bytes: Data) -> Range<Int> {
      let start = bodyStart + body.count
      body.append(bytes)
      return start..<start + bytes.count
    }
  }
}
