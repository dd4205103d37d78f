/// The purpose of a content shape. Apple's page: SwiftUI/ContentShapeKinds.
public struct ContentShapeKinds: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let focusEffect = ContentShapeKinds(rawValue: 16)
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}

extension View {
  /// Changes nothing: a picture cannot be tapped. Apple's page: SwiftUI/View/contentShape(_:eoFill:).
  public func contentShape<Outline: Shape>(_ shape: Outline, eoFill: Bool = false) -> some View { self }

  /// Changes nothing: a picture cannot be tapped. Apple's page: SwiftUI/View/contentShape(_:_:eoFill:).
  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
}
