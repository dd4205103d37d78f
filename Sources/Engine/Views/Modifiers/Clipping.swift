public import Foundation
import Graphics
import LayoutEngine

extension View {
  /// Clips the view to `shape`. Apple's page: SwiftUI/View/clipShape(_:style:).
  public func clipShape<Outline: Shape>(_ shape: Outline, style: FillStyle = FillStyle()) -> _UnaryView<Self> {
    _UnaryView(self) { child, context in
      func items(_ shape: Outline, _ site: DrawingSite) -> [DisplayItem] {
        let outline = shape.outline(in: context.pixelScale.rounded(site.frame), context.environment)
        return [.group(.clip(outline.validated ?? Path(), evenOdd: style.isEOFilled), site.content)]
      }
      return context.node(around: child, PassthroughRule("clipShape")) { items(shape, $0) }.animating(shape, items)
    }
  }

  /// Clips the view to its frame. Apple's page: SwiftUI/View/clipped(antialiased:).
  public func clipped(antialiased: Bool = false) -> some View {
    clipShape(Rectangle(), style: FillStyle(antialiased: antialiased))
  }

  /// Rounds the view's corners. Apple's page: SwiftUI/View/cornerRadius(_:antialiased:), deprecated there for `clipShape`.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
  }
}

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

  public func contentShape<Outline: Shape>(
    _ kind: ContentShapeKinds, _ shape: Outline, eoFill: Bool = false
  ) -> some View { self }
}

extension View {
  /// Draws a border over the view, inside its frame; the layout does not change. Apple's page:
  /// SwiftUI/View/border(_:width:).
  public func border<Style: ShapeStyle>(_ content: Style, width: CGFloat = 1) -> some View {
    overlay { Rectangle().strokeBorder(content, lineWidth: width) }
  }
}
