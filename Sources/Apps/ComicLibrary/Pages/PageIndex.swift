import Foundation
import JSONText

/// What a chapter's `metadata.json` holds: the pictures that show two pages. Fields that we do not know stay, in the
/// file's object and in every entry.
struct PageIndex: Equatable {
  /// A picture that shows two pages.
  struct Spread: Equatable {
    let name: PageFileName
    /// The picture's file; another program may have given it a name of its own.
    let fileName: String
    /// The entry as it was read.
    var object: JSONObject

    func shows(_ page: Int) -> Bool { name.shows(page) }
  }

  private(set) var spreads: [Spread] = []
  private var object = JSONObject()

  /// The index of no file.
  init() {}

  /// The index in a file's bytes, as much of it as can be used.
  ///
  /// - Parameter damage: Set to what is wrong with the file; nil for nothing.
  init(_ data: Data, file: String, damage: inout String?) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(data, file: file)
    } catch {
      damage = "line \(error.place.line) column \(error.place.column): \(error.reason)"
      return
    }
    guard case .object(let object) = value else {
      damage = "it does not hold an object"
      return
    }
    self.object = object
    switch object["pages"] {
    case nil: break
    case .array(let entries)?:
      spreads = entries.compactMap { Spread($0, file: file) }
      if spreads.count < entries.count { damage = "an entry of `pages` cannot be used" }
    case let other?: damage = "`pages` is not a list but \(other.summary)"
    }
  }

  /// The file's bytes.
  var data: Data {
    var object = object
    object["pages"] = .array(spreads.map { .object($0.object) })
    return Data((JSONValue.object(object).text() + "\n").utf8)
  }

  /// Makes `name` the one picture of its pages: others of them go, and its own entry keeps what others have added to it.
  mutating func put(_ name: PageFileName) {
    let place = spreads.firstIndex { $0.name == name }
    let spread = Spread(name, in: place.map { spreads[$0].object } ?? JSONObject())
    if let place { spreads[place] = spread }
    spreads.removeAll { $0 != spread && $0.name.overlaps(name) }
    if name.secondPage == nil {
      spreads.removeAll { $0 == spread }
    } else if place == nil {
      spreads.append(spread)
    } else if let first = spreads.firstIndex(of: spread) {
      // The same entry may have been there twice.
      spreads = spreads.enumerated().filter { $0.offset == first || $0.element != spread }.map(\.element)
    }
  }

  /// The first picture of two pages that counts and that should be listed but is not.
  ///
  /// - Parameter ignored: Pictures of its pages do not matter.
  func unlisted(of found: FoundPages, ignoring ignored: PageFileName?) -> PageFileName? {
    let listed = spreads.filter { found.hasFile($0.fileName) && !found.hasSingle(of: $0.name) }
    let pages = Set(listed.flatMap(\.name.pages))
    return found.spreads.first { name in
      ignored?.overlaps(name) != true && !found.hasSingle(of: name) && pages.isDisjoint(with: name.pages)
    }
  }

  /// Leaves the entries whose pictures are there, and adds those that the files' names tell of. Of two that show one page
  /// the one that is listed counts, then the younger file.
  mutating func rebuild(from found: FoundPages) {
    spreads.removeAll { !found.hasFile($0.fileName) || found.hasSingle(of: $0.name) }
    for name in found.spreads where !found.hasSingle(of: name) {
      if !spreads.contains(where: { $0.name.overlaps(name) }) { put(name) }
    }
    spreads.sort { ($0.name.page, $0.name.secondPage ?? 0) < ($1.name.page, $1.name.secondPage ?? 0) }
  }
}

extension PageIndex.Spread {
  /// The entry of a picture of ours, added to `object`.
  fileprivate init(_ name: PageFileName, in object: JSONObject) {
    (self.name, fileName, self.object) = (name, name.text, object)
    self.object["pageNumber"] = .number("\(name.page)")
    self.object["secondPageNumber"] = name.secondPage.map { .number("\($0)") }
    self.object["fileName"] = .string(name.text)
  }

  /// An entry that was read; nil when it is of no use, or leads out of the folder.
  fileprivate init?(_ value: JSONValue, file: String) {
    guard case .object(let object) = value, case .string(let fileName)? = object["fileName"] else { return nil }
    let fields = LenientFields(object: object, file: file)
    guard let page = try? fields.integer("pageNumber"), let second = try? fields.integer("secondPageNumber"),
      page != second, Self.isPlain(fileName)
    else { return nil }
    (name, self.fileName, self.object) = (PageFileName(page: page, secondPage: second), fileName, object)
  }

  /// Whether it can only be a file of the folder itself, and a picture.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name != CacheName.index
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
