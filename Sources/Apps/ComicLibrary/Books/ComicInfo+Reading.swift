internal import MarkupText
internal import Foundation

extension ComicInfo {
  /// Reads the file; one that cannot be read is a diagnostic `comic.info-unusable`, and nothing is told.
  ///
  /// XML that is not well-formed is read as far as it can be, with a diagnostic.
  init(reading item: ComicSource.Item, of source: ComicSource) {
    let file = "\(source.file): \(item.name)"
    let data: Data
    do throws(ComicBookError) {
      data = try source.contents(of: item, limits: UnpackingLimits(bytes: Self.byteLimit))
    } catch {
      Self.report("\(error); what it tells is not used", file: nil)
      self = .none
      return
    }
    do throws(MarkupError) {
      self.init(try Markup.parse(data, as: .xml), file: file)
    } catch {
      Self.report("what it tells is not used: \(error)", file: file)
      self = .none
    }
  }

  private init(_ markup: Markup, file: String) {
    guard let root = markup.root, root.name == "ComicInfo" else {
      Self.report("it does not hold a `ComicInfo`", file: file)
      self = .none
      return
    }
    if markup.isMended { Self.report("it is no well-formed XML; what can be read of it is used", file: file) }
    var fields: [String: String] = [:]
    for element in root.children where fields[element.name] == nil { fields[element.name] = element.text }
    let pages = root.first("Pages")?.children.filter { $0.name == "Page" } ?? []
    let attributes = pages.map { page in
      Dictionary(page.attributes.map { ($0.name, $0.value) }) { first, _ in first }
    }
    self.init(fields: fields, pages: attributes, file: file)
  }
}
