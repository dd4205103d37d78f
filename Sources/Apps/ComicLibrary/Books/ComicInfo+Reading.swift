internal import Foundation
internal import MarkupText

extension ComicInfo {
  /// Reads the file. If that fails, reports `comic.info-unusable`, and all values are empty.
  ///
  /// Reads XML that is not well-formed as far as possible, with a diagnostic.
  init(reading item: ComicSource.Item, of source: ComicSource) {
    let file = "\(source.file): \(item.name)"
    let data: Data
    do throws(ComicBookError) {
      data = try source.contents(of: item, limits: UnpackingLimits(bytes: Self.byteLimit))
    } catch {
      Self.report("\(error); the file is ignored", file: nil)
      self = .none
      return
    }
    do throws(MarkupError) {
      self.init(try Markup.parse(data, as: .xml), file: file)
    } catch {
      Self.report("the file is ignored: \(error)", file: file)
      self = .none
    }
  }

  private init(_ markup: Markup, file: String) {
    guard let root = markup.root, root.name == "ComicInfo" else {
      Self.report("no `ComicInfo` element", file: file)
      self = .none
      return
    }
    if markup.isRepaired { Self.report("not well-formed XML; it was repaired", file: file) }
    var fields: [String: String] = [:]
    for element in root.children where fields[element.name] == nil { fields[element.name] = element.text }
    let pages = root.first("Pages")?.children.filter { $0.name == "Page" } ?? []
    let attributes = pages.map { page in
      Dictionary(page.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    }
    self.init(fields: fields, pages: attributes, file: file)
  }
}
