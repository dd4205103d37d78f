public import Foundation

extension Text {
  /// The lines of a text, for a renderer. Apple's page: SwiftUI/Text/Layout. Nobody makes one here: it is empty.
  public struct Layout: RandomAccessCollection, Equatable {
    /// A line.
    public struct Line: RandomAccessCollection, Equatable {
      /// Where the line begins.
      public var origin = CGPoint.zero
      /// The runs of the line.
      private let runs: [Run] = []

      /// Zero.
      public var startIndex: Int { 0 }
      /// The number of runs.
      public var endIndex: Int { runs.count }
      /// The run at `index`.
      public subscript(index: Int) -> Run { runs[index] }
      /// The line's box.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// Letters of one look.
    public struct Run: RandomAccessCollection, Equatable {
      /// The letters.
      private let slices: [RunSlice] = []

      /// Zero.
      public var startIndex: Int { 0 }
      /// The number of letters.
      public var endIndex: Int { slices.count }
      /// The letter at `index`.
      public subscript(index: Int) -> RunSlice { slices[index] }
      /// The run's box.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
      /// The mark that `customAttribute` put on the run.
      public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
    }

    /// A part of a run.
    public struct RunSlice: Equatable {
      /// The part's box.
      public var typographicBounds: TypographicBounds { TypographicBounds() }
    }

    /// A box around letters, in points.
    public struct TypographicBounds: Equatable, Sendable {
      /// Where the baseline begins.
      public var origin = CGPoint.zero
      /// How wide the box is.
      public var width: CGFloat = 0
      /// How far it goes above the baseline.
      public var ascent: CGFloat = 0
      /// How far it goes below the baseline.
      public var descent: CGFloat = 0
      /// What is left between lines.
      public var leading: CGFloat = 0
      /// The box.
      public var rect: CGRect { CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent) }

      /// Creates an empty box.
      public init() {}
    }

    private let lines: [Line] = []

    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of lines.
    public var endIndex: Int { lines.count }
    /// The line at `index`.
    public subscript(index: Int) -> Line { lines[index] }
    /// Whether the end of the text is cut off.
    public var isTruncated: Bool { false }
  }
}

extension GraphicsContext {
  /// Draws nothing: no text renderer is asked here. Apple's page: SwiftUI/GraphicsContext/draw(_:options:).
  public func draw(_ line: Text.Layout.Line) {}
  /// Draws nothing: no text renderer is asked here.
  public func draw(_ run: Text.Layout.Run) {}
  /// Draws nothing: no text renderer is asked here.
  public func draw(_ slice: Text.Layout.RunSlice) {}
}
