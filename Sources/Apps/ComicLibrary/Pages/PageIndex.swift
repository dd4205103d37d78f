import Foundation
import JSONText

/// A chapter's `metadata.json`: the images that show two pages. Unknown fields of the file and of its entries are
/// kept.
struct PageIndex: Equatable {
  /// An image that shows two pages.
  struct Spread: Equatable {
    let name: PageFileName
    /// The image file. Other programs may name it differently.
    let fileName: String
    /// The entry as read.
    var object: JSONObject

    func shows(_ page: Int) -> Bool { name.shows(page) }
  }

  private(set) var spreads: [Spread] = []
  private var object = JSONObject()

  init() {}

  /// Parses a file as far as possible.
  ///
  /// - Parameter damage: Set to what is wrong with the file, or nil.
  init(_ data: Data, file: String, damage: inout String?) {
    let value: JSONValue
    do throws(JSONSyntaxError) {
      value = try JSONValue(data, file: file)
    } catch {
      damage = "line \(error.place.line) column \(error.place.column): \(error.reason)"
      return
    }
    guard case .object(let object) = value else {
      damage = "not a JSON object"
      return
    }
    self.object = object
    switch object["pages"] {
    case nil: break
    case .array(let entries)?:
      spreads = entries.compactMap { Spread($0, file: file) }
      if spreads.count < entries.count { damage = "invalid entry in `pages`" }
    case let other?: damage = "`pages` must be an array, not \(other.summary)"
    }
  }

  /// The content of the file.
  var data: Data {
    var object = object
    object["pages"] = .array(spreads.map { .object($0.object) })
    return Data((JSONValue.object(object).text() + "\n").utf8)
  }

  /// Makes `name` the only image of its pages. Its entry keeps the fields of other programs.
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
      // The same entry may have been listed twice.
      spreads = spreads.enumerated().filter { $0.offset == first || $0.element != spread }.map(\.element)
    }
  }

  /// The first image of two pages that is in use but not listed.
  ///
  /// - Parameter ignored: Images of its pages are ignored.
  func unlisted(of found: FoundPages, ignoring ignored: PageFileName?) -> PageFileName? {
    let listed = spreads.filter { found.hasFile($0.fileName) && !found.hasSingle(of: $0.name) }
    let pages = Set(listed.flatMap(\.name.pages))
    return found.spreads.first { name in
      ignored?.overlaps(name) != true && !found.hasSingle(of: name) && pages.isDisjoint(with: name.pages)
    }
  }

  /// Keeps the entries whose images exist, and adds those found by file name. Of two that show the same page, the
  /// listed one is used, then the newer file.
  mutating func rebuild(from found: FoundPages) {
    spreads.removeAll { !found.hasFile($0.fileName) || found.hasSingle(of: $0.name) }
    for name in found.spreads where !found.hasSingle(of: name) {
      if !spreads.contains(where: { $0.name.overlaps(name) }) { put(name) }
    }
    spreads.sort { ($0.name.page, $0.name.secondPage ?? 0) < ($1.name.page, $1.name.secondPage ?? 0) }
  }
}

extension PageIndex.Spread {
  /// Adds the entry of an image of ours to `object`.
  fileprivate init(_ name: PageFileName, in object: JSONObject) {
    (self.name, fileName, self.object) = (name, name.text, object)
    self.object["pageNumber"] = .number("\(name.page)")
    self.object["secondPageNumber"] = name.secondPage.map { .number("\($0)") }
    self.object["fileName"] = .string(name.text)
  }

  /// Parses an entry; nil if it is invalid, or points outside the folder.
  fileprivate init?(_ value: JSONValue, file: String) {
    guard case .object(let object) = value, case .string(let fileName)? = object["fileName"] else { return nil }
    let fields = LenientFields(object: object, file: file)
    guard let page = try? fields.integer("pageNumber"), let second = try? fields.integer("secondPageNumber"),
      page != second, Self.isPlain(fileName)
    else { return nil }
    (name, self.fileName, self.object) = (PageFileName(page: page, secondPage: second), fileName, object)
  }

  /// Whether it can only be an image file in the folder itself.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".." && name != CacheName.index
      && !name.utf8.contains { $0 == UInt8(ascii: "/") || $0 == 0 }
  }
}
