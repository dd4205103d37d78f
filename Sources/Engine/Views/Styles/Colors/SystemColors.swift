import Graphics

/// The named colours, with the values of Apple's 2025 systems (Human Interface Guidelines, June 2025; they match what
/// the swiftui-web project measured on macOS 26.2).
extension Color {
  /// System red.
  public static let red = Color(light: (255, 56, 60), dark: (255, 66, 69))
  /// System orange.
  public static let orange = Color(light: (255, 141, 40), dark: (255, 146, 48))
  /// System yellow.
  public static let yellow = Color(light: (255, 204, 0), dark: (255, 214, 0))
  /// System green.
  public static let green = Color(light: (52, 199, 89), dark: (48, 209, 88))
  /// System mint.
  public static let mint = Color(light: (0, 200, 179), dark: (0, 218, 195))
  /// System teal.
  public static let teal = Color(light: (0, 195, 208), dark: (0, 210, 224))
  /// System cyan.
  public static let cyan = Color(light: (0, 192, 232), dark: (60, 211, 254))
  /// System blue.
  public static let blue = Color(light: (0, 136, 255), dark: (0, 145, 255))
  /// System indigo.
  public static let indigo = Color(light: (97, 85, 245), dark: (109, 124, 255))
  /// System purple.
  public static let purple = Color(light: (203, 48, 224), dark: (219, 52, 242))
  /// System pink.
  public static let pink = Color(light: (255, 45, 85), dark: (255, 55, 95))
  /// System brown.
  public static let brown = Color(light: (172, 127, 94), dark: (183, 138, 102))
  /// System gray.
  public static let gray = Color(light: (142, 142, 147), dark: (142, 142, 147))
  /// Black in light and in dark.
  public static let black = Color(ResolvedColor.black)
  /// White in light and in dark.
  public static let white = Color(ResolvedColor.white)
  /// Fully transparent.
  public static let clear = Color(ResolvedColor.clear)
  /// Black on light, white on dark.
  public static let primary = Color(.adaptive(light: .black, dark: .white))
  /// For secondary text.
  public static let secondary = Color(
    .adaptive(
      light: ResolvedColor(bytes: 60, 60, 67, alpha: 0.6), dark: ResolvedColor(bytes: 235, 235, 245, alpha: 0.6)))
  /// The system's accent colour: blue.
  public static let accentColor = Color(.accent)

  private init(light: (Int, Int, Int), dark: (Int, Int, Int)) {
    provider = .adaptive(
      light: ResolvedColor(bytes: light.0, light.1, light.2), dark: ResolvedColor(bytes: dark.0, dark.1, dark.2))
  }
}

extension ShapeStyle where Self == Color {
  /// System red.
  public static var red: Color { Color.red }
  /// System orange.
  public static var orange: Color { Color.orange }
  /// System yellow.
  public static var yellow: Color { Color.yellow }
  /// System green.
  public static var green: Color { Color.green }
  /// System mint.
  public static var mint: Color { Color.mint }
  /// System teal.
  public static var teal: Color { Color.teal }
  /// System cyan.
  public static var cyan: Color { Color.cyan }
  /// System blue.
  public static var blue: Color { Color.blue }
  /// System indigo.
  public static var indigo: Color { Color.indigo }
  /// System purple.
  public static var purple: Color { Color.purple }
  /// System pink.
  public static var pink: Color { Color.pink }
  /// System brown.
  public static var brown: Color { Color.brown }
  /// System gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// White.
  public static var white: Color { Color.white }
  /// Fully transparent.
  public static var clear: Color { Color.clear }
}
