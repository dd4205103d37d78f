public import Foundation

extension Text {
  /// The lines of a text, for a renderer. Apple's page: SwiftUI/Text/Layout. Always empty here.
  public struct Layout: RandomAccessCollection, Equatable {
    public struct Line: RandomAccessCollection, Equatable {
      public var origin = CGPoint.zero
      private let runs: [Run] = []

      public var startIndex: Int { 0 }
      public var endIndex: Int { runs.count }
      public subscript(index: Int) -> Run { runs[index] }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    public struct Run: RandomAccessCollection, Equatable {
      private let slices: [RunSlice] = []

      public var startIndex: Int { 0 }
      public var endIndex: Int { slices.count }
      public subscript(index: Int) -> RunSlice { slices[index] }
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    public struct RunSlice: Equatable {
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A box around glyphs, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// The origin of the baseline.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      /// The height above the baseline.
      public var ascent: CGFloat = 0
      /// The depth below the baseline.
      public var descent: CGFloat = 0
      /// The space between lines.
      public var leading: CGFloat = 0
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }

      public init() {}
    }

    private let lines: [Line] = []

    public var startIndex: Int { 0 }
    public var endIndex: Int { lines.count }
    public subscript(index: Int) -> Line { lines[index] }
    public var isTruncated: Bool { false }
  }
}

extension GraphicsContext {
  /// Draws nothing: text renderers are not called. Apple's page: SwiftUI/GraphicsContext/draw(_:options:).
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws nothing: text renderers are not called.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws nothing: text renderers are not called.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}
