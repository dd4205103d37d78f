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
    package let picture: Result<PreviewedPicture, UndrawnPreview>
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
    items =
      declarations.map { place, type in
        let content = Self.content(of: type)
        let file = place.file.split(separator: "/").last ?? ""
        let name = content.name ?? (try? content.picture.get())?.options.name
        return Item(name: name, place: "\(file):\(place.line)", picture: content.picture)
      } + providers.flatMap(Self.items)
  }

  private static func content(of type: any _PreviewDeclaration.Type) -> _PreviewContent {
    func content<Declaration: _PreviewDeclaration>(_ type: Declaration.Type) -> _PreviewContent {
      PreviewedPicture.withoutActor { Declaration._makePreview() }()
    }
    return content(type)
  }

  private static func items(of provider: any PreviewProvider.Type) -> [Item] {
    let views = parts(of: provider.previews)
    return views.enumerated().map { index, view in
      let picture = PreviewedPicture(PreviewOptions(), modifiers: []) { view }
      let place = views.count == 1 ? "\(provider)" : "\(provider):\(index + 1)"
      return Item(name: picture.options.name, place: place, picture: .success(picture))
    }
  }

  /// The views of a builder block or group.
  private static func parts(of view: any View) -> [any View] {
    if view is any PreviewGroup {
      return Mirror(reflecting: view).children.compactMap { $0.value as? any View }.flatMap(parts)
    }
    guard view is any PreviewTuple, let tuple = Mirror(reflecting: view).children.first else { return [view] }
    return Mirror(reflecting: tuple.value).children.compactMap { $0.value as? any View }.flatMap(parts)
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

private protocol PreviewGroup {}
extension Group: PreviewGroup {}

private protocol PreviewTuple {}
extension TupleView: PreviewTuple {}
