import SwiftUI
import WidgetKit

extension View {
  /// The app's bold font: relative to the screen's height, and scaled by the type size.
  func classicFont(_ style: ClassicFont.Style, lineLimit: Int? = nil) -> some View {
    modifier(ClassicFont(style: style, lineLimit: lineLimit))
  }

  /// Fills the view's text with a gradient.
  func gradientText(_ gradient: LinearGradient) -> some View { modifier(GradientText(gradient: gradient)) }
}

private struct GradientText: ViewModifier {
  @Environment(\.widgetRenderingMode) private var mode
  let gradient: LinearGradient

  func body(content: Content) -> some View {
    // In the other modes, only brightness counts, and red text would be too faint.
    if mode == .fullColor {
      // The mask must not be read aloud again.
      content.overlay(gradient.mask(content).accessibilityHidden(true))
    } else {
      content
    }
  }
}

/// The font sizes of the app.
struct ClassicFont: ViewModifier {
  /// The raw value is the size relative to the screen's height.
  enum Style: CGFloat {
    case body = 0.025
    case caption = 0.02
    case caption2 = 0.018
  }

  let style: Style
  let lineLimit: Int?
  @ScaledMetric private var growth: CGFloat = 1

  init(style: Style, lineLimit: Int?) { (self.style, self.lineLimit) = (style, lineLimit) }

  func body(content: Content) -> some View {
    content
      .font(.system(size: UIScreen.main.bounds.height * style.rawValue * growth, weight: .bold))
      .foregroundStyle(.white)
      .lineLimit(lineLimit)
      .minimumScaleFactor(lineLimit == nil ? 1 : 0.5)
  }
}

extension LinearGradient {
  /// Navy to blue, from top to bottom.
  static let starrySky = topDown([Color(red: 0, green: 0, blue: 0.5), Color(red: 0, green: 0.4, blue: 1)])

  /// For the app's first words.
  static let yellowText = topDown([.yellow, .yellow, .yellow.opacity(0.7)])

  /// For numbers, and the app's last word.
  static let redText = topDown([.red, .red.opacity(0.9), .red.opacity(0.7)])

  private static func topDown(_ colors: [Color]) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: .top, endPoint: .bottom)
  }
}
