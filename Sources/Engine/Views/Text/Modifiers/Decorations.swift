import Graphics

extension Text {
  /// A line with a text: how it is broken up, and its colour. Apple's page: SwiftUI/Text/LineStyle.
  public struct LineStyle: Hashable, Sendable {
    /// How a line is broken up. Apple's page: SwiftUI/Text/LineStyle/Pattern.
    public struct Pattern: Hashable, Sendable {
      let value: TextDecoration.Pattern

      /// Not at all.
      public static let solid = Pattern(value: .solid)
      /// Squares.
      public static let dot = Pattern(value: .dot)
      /// Short lines.
      public static let dash = Pattern(value: .dash)
      /// A short line and a square.
      public static let dashDot = Pattern(value: .dashDot)
      /// A short line and two squares.
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line; a colour of nil is that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One solid line in the text's colour.
    public static let single = LineStyle()

    func decoration(in environment: EnvironmentValues) -> TextDecoration {
      TextDecoration(pattern: pattern.value, color: color?.resolved(in: environment))
    }
  }

  /// A line under the text, or none. Apple's page: SwiftUI/Text/underline(_:pattern:color:).
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextAttributes.Decoration(isActive, pattern, color) }
  }

  /// A line through the text, or none. Apple's page: SwiftUI/Text/strikethrough(_:pattern:color:).
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextAttributes.Decoration(isActive, pattern, color) }
  }
}

extension View {
  /// A line under the texts in the view, or none. Apple's page: SwiftUI/View/underline(_:pattern:color:).
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText { $0.underline = TextAttributes.Decoration(isActive, pattern, color) }
  }

  /// A line through the texts in the view, or none. Apple's page: SwiftUI/View/strikethrough(_:pattern:color:).
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    changingText { $0.strikethrough = TextAttributes.Decoration(isActive, pattern, color) }
  }
}

extension TextAttributes.Decoration {
  fileprivate init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
  }
}
