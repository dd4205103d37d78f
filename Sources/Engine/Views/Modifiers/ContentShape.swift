/// What a content shape is for. Apple's page: SwiftUI/ContentShapeKinds.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set of kinds.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps and gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)
  /// Previews of what is dragged.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  /// Previews of context menus.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  /// Effects under a pointer.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  /// The ring around what has the focus.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  /// What assistive technology outlines.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Changes nothing: a picture is not touched. Apple's page: SwiftUI/View/contentShape(_:eoFill:).
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }

  /// Changes nothing: a picture is not touched. Apple's page: SwiftUI/View/contentShape(_:_:eoFill:).
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
}
