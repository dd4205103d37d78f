import Graphics

extension Text {
  /// A line of a text: its pattern and colour. Apple's page: SwiftUI/Text/LineStyle.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line. Apple's page: SwiftUI/Text/LineStyle/Pattern.
    public struct Pattern: Hashable, Sendable {
      let value: TextDecoration.Pattern

      public static let solid = Pattern(value: .solid)
      public static let dot = Pattern(value: .dot)
      public static let dash = Pattern(value: .dash)
      public static let dashDot = Pattern(value: .dashDot)
      public static let dashDotDot = Pattern(value: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line (default colour: the text's).
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's colour.
    public static let single = LineStyle()

    func decoration(in environment: EnvironmentValues) -> TextDecoration {
      TextDecoration(pattern: pattern.value, color: color?.resolved(in: environment))
    }
  }

  /// Underlines the text. Apple's page: SwiftUI/Text/underline(_:pattern:color:).
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.underline = TextAttributes.Decoration(isActive, pattern, color) }
  }

  /// Strikes through the text. Apple's page: SwiftUI/Text/strikethrough(_:pattern:color:).
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.strikethrough = TextAttributes.Decoration(isActive, pattern, color) }
  }
}

extension View {
  /// Underlines the texts in the view. Apple's page: SwiftUI/View/underline(_:pattern:color:).
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _EnvironmentModifier<Self> {
    changingText { $0.underline = TextAttributes.Decoration(isActive, pattern, color) }
  }

  /// Strikes through the texts in the view. Apple's page: SwiftUI/View/strikethrough(_:pattern:color:).
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> _EnvironmentModifier<Self> {
    changingText { $0.strikethrough = TextAttributes.Decoration(isActive, pattern, color) }
  }
}

extension TextAttributes.Decoration {
  fileprivate init(_ isActive: Bool, _ pattern: Text.LineStyle.Pattern, _ color: Color?) {
    style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
  }
}

extension Text {
  /// Sets the text's style. Apple's page: SwiftUI/Text/foregroundStyle(_:).
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.foreground = TextForeground(style) }
  }

  /// Sets the text's colour (default: the environment's). Deprecated by Apple for `foregroundStyle`.
  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.foreground = color.map { TextForeground($0) } }
  }
}

extension Text {
  /// The case of letters. Apple's page: SwiftUI/Text/Case.
  public enum Case: Hashable, Sendable {
    case uppercase
    case lowercase
  }
}

extension EnvironmentValues {
  /// The case of letters; nil for unchanged. Apple's page: SwiftUI/EnvironmentValues/textCase.
  public var textCase: Text.Case? {
    get { paragraph.textCase }
    set { paragraph.textCase = newValue }
  }
}

extension View {
  /// Sets the case of letters; nil for unchanged. Apple's page: SwiftUI/View/textCase(_:).
  public func textCase(_ textCase: Text.Case?) -> _EnvironmentModifier<Self> { environment(\.textCase, textCase) }
}
