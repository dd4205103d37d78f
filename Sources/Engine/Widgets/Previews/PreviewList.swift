import CTypeRecords
import Foundation
import Views

/// The previews of the program's sources.
package struct PreviewList {
  package struct Item {
    /// The name in the sources; for `PreviewProvider`, otherwise the type's.
    package let name: String?
    /// The file and line: `Quay.swift:12`; for a `PreviewProvider`, its type, and a number if it has several views.
    package let place: String
    /// The module of the sources.
    package let module: String
    /// The file without its extension, or the type of the `PreviewProvider`.
    fileprivate let origin: String
    /// What the preview is called in the names of files: as in the sources, if that is unique. It does not change with
    /// the preview's line.
    package fileprivate(set) var label = ""
    package let picture: PreviewedPicture
  }

  /// In order of file and line, then those of `PreviewProvider`.
  package let items: [Item]

  /// Finds all previews that are linked into this program.
  package init() {
    let declarations = Self.types(conformingTo: "_PreviewDeclaration")
      .compactMap { $0 as? any _PreviewDeclaration.Type }
      .map { type in (place: type._place, type: type) }
      .sorted { ($0.place.file, $0.place.line) < ($1.place.file, $1.place.line) }
    let providers = Self.types(conformingTo: "PreviewProvider").compactMap { $0 as? any PreviewProvider.Type }
      .sorted { "\($0)" < "\($1)" }
    items = Self.labelled(declarations.map { Self.item(of: $1, at: $0) } + providers.flatMap(Self.items))
  }

  private static func item(of type: any _PreviewDeclaration.Type, at place: (file: String, line: Int)) -> Item {
    let content = content(of: type)
    let parts = place.file.split(separator: "/").map(String.init)
    let file = parts.last ?? ""
    return Item(
      name: content.name ?? content.picture.options.name, place: "\(file):\(place.line)",
      module: parts.first ?? "", origin: file.hasSuffix(".swift") ? String(file.dropLast(6)) : file,
      picture: content.picture)
  }

  private static func content(of type: any _PreviewDeclaration.Type) -> _PreviewContent {
    func content<Declaration: _PreviewDeclaration>(_ type: Declaration.Type) -> _PreviewContent {
      PreviewedPicture.withoutActor { Declaration._makePreview() }()
    }
    return content(type)
  }

  private static func items(of provider: any PreviewProvider.Type) -> [Item] {
    let views = PreviewParts.parts(of: provider.previews)
    return views.enumerated().map { index, view in
      let picture = PreviewedPicture(PreviewOptions(), modifiers: []) { view }
      return Item(
        name: picture.options.name, place: views.count == 1 ? "\(provider)" : "\(provider):\(index + 1)",
        module: String(String(reflecting: provider).prefix { $0 != "." }), origin: "\(provider)",
        picture: picture)
    }
  }

  /// Gives each preview its label: its name, or the file's; the file's and the name; and a number that makes it unique.
  private static func labelled(_ items: [Item]) -> [Item] {
    let names = Dictionary(items.map { ($0.name ?? $0.origin, 1) }, uniquingKeysWith: +)
    var counts: [String: Int] = [:]
    return items.map { item in
      var item = item
      let name = item.name ?? item.origin
      let label = names[name] == 1 || item.name == nil ? name : "\(item.origin) \(name)"
      counts[label, default: 0] += 1
      let count = counts[label] ?? 1
      item.label = count == 1 ? label : "\(label) \(count)"
      return item
    }
  }

  /// The first Live Activity of the program's widgets for which `condition` is true.
  static func activity(where condition: (WidgetKind) -> Bool) -> WidgetKind? {
    let widgets = types(conformingTo: "Widget").compactMap { $0 as? any Widget.Type }.sorted { "\($0)" < "\($1)" }
    for type in widgets {
      if let activity = type.init().contents.activities.first(where: condition) { return activity }
    }
    return nil
  }

  private static func types(conformingTo name: String) -> [Any.Type] {
    var types: [Any.Type] = []
    withUnsafeMutablePointer(to: &types) { types in
      ctyperecords_visit(name, types) { types, type in
        guard let type else { return }
        types?.assumingMemoryBound(to: [Any.Type].self).pointee.append(unsafeBitCast(type, to: Any.Type.self))
      }
    }
    return types
  }
}

extension PreviewList {
  /// A preview that is left out.
  package struct Undrawn {
    package let place: String
    package let name: String?
    /// What it shows instead of a picture, in a few words.
    package let reason: String

    package init(_ item: Item, reason: String) { (place, name, self.reason) = (item.place, item.name, reason) }
  }
}

extension PreviewList.Item {
  /// The preview as a widget of the kind ``label``.
  ///
  /// - Throws: ``UndrawnPreview``.
  package func kind() throws(UndrawnPreview) -> WidgetKind {
    guard var kind = picture.kind() else { throw UndrawnPreview(reason: "a widget with an empty configuration") }
    kind.kind = label
    kind.displayName = name ?? label
    kind.description = place
    return kind
  }
}
