public import Foundation
public import LayoutEngine

extension Edge {
  /// A corner of a rectangle. Apple's page: SwiftUI/Edge/Corner.
  public enum Corner: Int8, CaseIterable, Hashable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// A set of corners.
    public struct Set: OptionSet, Hashable, Sendable {
      public let rawValue: Int8
      public init(rawValue: Int8) { self.rawValue = rawValue }
      public init(_ corner: Corner) { rawValue = 1 << corner.rawValue }
      public static let topLeading = Set(.topLeading)
      public static let topTrailing = Set(.topTrailing)
      public static let bottomLeading = Set(.bottomLeading)
      public static let bottomTrailing = Set(.bottomTrailing)
      public static let top: Set = [.topLeading, .topTrailing]
      public static let bottom: Set = [.bottomLeading, .bottomTrailing]
      public static let leading: Set = [.topLeading, .bottomLeading]
      public static let trailing: Set = [.topTrailing, .bottomTrailing]
      public static let all: Set = [.top, .bottom]
      public static let none: Set = []
    }

    /// How round a corner is. Apple's page: SwiftUI/Edge/Corner/Style.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      /// Whether the corner has the centre of the container's corner.
      let isConcentric: Bool
      /// In points; the least radius of a concentric corner.
      let radius: CGFloat

      private init(isConcentric: Bool, radius: CGFloat) { (self.isConcentric, self.radius) = (isConcentric, radius) }

      public init(floatLiteral value: Double) { self = .fixed(value) }
      public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

      /// A radius in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(isConcentric: false, radius: radius) }

      /// Around the centre of the container's corner; square far from it.
      public static var concentric: Style { concentric() }

      /// Around the centre of the container's corner, but at least as round as `minimum`.
      public static func concentric(minimum: Style? = nil) -> Style {
        Style(isConcentric: true, radius: minimum?.radius ?? 0)
      }
    }
  }
}
