import Views

/// The previews in the views of a `PreviewProvider`.
enum PreviewParts {
  /// The views of a builder block, `Group` or `ForEach`. An option around several views belongs to each of them.
  static func parts(of view: any View) -> [any View] {
    if let several = view as? any PreviewGroup { return several.previewParts.flatMap(parts) }
    guard let option = view as? any PreviewedView else { return [view] }
    let inner = parts(of: option.previewed)
    return inner.count == 1 ? [view] : inner.map(option.moved)
  }
}

private protocol PreviewGroup {
  var previewParts: [any View] { get }
}

extension ForEach: PreviewGroup where Content: View {
  fileprivate var previewParts: [any View] { data.map(content) }
}

extension Group: PreviewGroup {
  fileprivate var previewParts: [any View] { Mirror(reflecting: self).children.compactMap { $0.value as? any View } }
}

extension AnyView: PreviewGroup {
  fileprivate var previewParts: [any View] { [erased] }
}

extension _ConditionalContent: PreviewGroup {
  fileprivate var previewParts: [any View] { [chosen as? any View].compactMap(\.self) }
}

extension Optional: PreviewGroup where Wrapped: View {
  fileprivate var previewParts: [any View] { map { [$0] } ?? [] }
}

extension TupleView: PreviewGroup {
  fileprivate var previewParts: [any View] {
    guard let tuple = Mirror(reflecting: self).children.first else { return [] }
    return Mirror(reflecting: tuple.value).children.compactMap { $0.value as? any View }
  }
}
